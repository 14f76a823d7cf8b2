"""A survey: the solver over many numbered deals of a variant, on Dask, into a folder that can be gone on with."""
