module
public import Spec.Planted
