import { deflateRawSync } from "node:zlib";

/** Minimal zip without checksums, which can omit parts. */
export function zip(files: Record<string, string | Buffer>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const data = deflateRawSync(content);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(Buffer.byteLength(content), 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const body = Buffer.concat([Buffer.from("PK\x03\x04"), shared, Buffer.from(name), data]);
    bodies.push(body);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), shared, place, Buffer.from(name)]));
    offset += body.length;
  }
  const count = bodies.length;
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

/**
 * OLE2 file with sector table, directory and a last sector.
 * @param last content of the first name's stream
 */
export function compoundFile(names: string[], last = Buffer.alloc(0)): Buffer {
  const perSector = 4;
  const sectors = Math.ceil((names.length + 1) / perSector);
  const file = Buffer.alloc(512 * (3 + sectors));
  last.copy(file, 512 * (2 + sectors));
  file.write("d0cf11e0a1b11ae1", "hex");
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(1, 48);
  file.fill(0xff, 76, 512);
  file.writeUInt32LE(0, 76);
  file.fill(0xff, 512, 1024);
  file.writeUInt32LE(0xfffffffd, 512);
  for (let sector = 1; sector <= sectors; sector += 1) {
    file.writeUInt32LE(sector === sectors ? 0xfffffffe : sector + 1, 512 + 4 * sector);
  }
  for (const [index, name] of ["Root Entry", ...names].entries()) {
    const start = 1024 + 128 * index;
    file.write(name, start, "utf16le");
    file.writeUInt16LE(name.length * 2 + 2, start + 64);
    if (index !== 1) continue;
    file.writeUInt32LE(1 + sectors, start + 116);
    file.writeUInt32LE(last.length, start + 120);
  }
  return file;
}
