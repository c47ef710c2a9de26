"""The exact decision process of a finite environment, read off its code by running it."""
