"""Elevator dispatching (bachelor thesis code, cleaned up a bit)"""
