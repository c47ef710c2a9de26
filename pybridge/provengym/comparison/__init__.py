"""A target beside its reference: what each says, and where they part."""
