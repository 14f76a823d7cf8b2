//! Writes the stubs: `croupier-stubs DESCRIPTOR_SET FOLDER`; see `proto/generate_clients.py`.

use prost::Message;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    let set = prost_types::FileDescriptorSet::decode(&*std::fs::read(&arguments[1])?)?;
    tonic_prost_build::configure()
        .build_server(false)
        .out_dir(&arguments[2])
        .compile_fds(set)?;
    Ok(())
}
