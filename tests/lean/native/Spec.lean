module

public import Spec.Native
