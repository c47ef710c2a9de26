"""The site: what is made of `docs`, the registry, the claims and the sources before Sphinx reads
it, and the pages of sources that Sphinx is given beside them.  `make site` builds it."""
