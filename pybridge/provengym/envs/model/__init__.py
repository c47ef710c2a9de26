"""Finite models as environments, each stepped by the kernel of finite models."""
