"""Reports as pages, put together from their parts."""
