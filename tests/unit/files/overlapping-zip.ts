import { deflateRawSync } from "node:zlib";

/** A .docx with many relationship parts, all of the same bytes and of one declared byte. */
export function overlappingZip(count: number, content: string): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  const add = (names: string[], text: string) => {
    const data = deflateRawSync(text, { level: 9 });
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(1, 18);
    const body = Buffer.concat([Buffer.from("PK\x03\x04"), shared, data]);
    for (const name of names) {
      const own = Buffer.from(shared);
      own.writeUInt16LE(name.length, 22);
      const place = Buffer.alloc(14);
      place.writeUInt32LE(offset, 10);
      directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), own, place, Buffer.from(name)]));
    }
    bodies.push(body);
    offset += body.length;
  };
  add(["[Content_Types].xml"], "<Types/>");
  add(["word/document.xml"], "<w:document/>");
  add(
    Array.from({ length: count }, (_, index) => `w/${index}.rels`),
    content,
  );
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}
