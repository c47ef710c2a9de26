"""Methods on models in integers: value and policy iteration, linear systems, quotients."""
