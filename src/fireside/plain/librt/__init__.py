"""Stands in for librt where that is not installed."""
