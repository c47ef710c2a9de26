"""A build backend that answers pip's question for metadata, and builds nothing.

`pip download` asks a source distribution for its metadata.  PufferLib's own answer needs PyTorch
and downloads raylib; all that is wanted here is its C.
"""

from pathlib import Path


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    folder = Path(metadata_directory, "pufferlib-3.0.0.dist-info")
    folder.mkdir()
    folder.joinpath("METADATA").write_text(
        "Metadata-Version: 2.1\nName: pufferlib\nVersion: 3.0.0\n", encoding="utf-8"
    )
    return folder.name
