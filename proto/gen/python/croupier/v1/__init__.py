"""The wire contract in Python: `<file>_pb2` has a proto file's messages, `<file>_pb2_grpc` its services.

All but this file is generated from `proto/croupier/v1`.
"""
