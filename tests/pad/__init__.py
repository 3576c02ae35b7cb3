"""Tests of the score pad."""
