import { crc32, deflateRawSync } from 'node:zlib';

/** One file in an archive, and the lies that its directory tells of it. */
export interface ZipPart {
  name: string;
  content?: string | Buffer;
  /** The size in the directory. */
  claims?: number;
  /** The name in the header in front of the content. */
  headerName?: string;
  /** Unix mode, as of a symbolic link. */
  mode?: number;
  /** Bytes in front of its header. */
  gap?: Buffer;
  /** Whether it has the content of the part before. */
  isShared?: boolean;
}

/** Unix mode of a symbolic link. */
export const LINK_MODE = 0o120_777;

/** Builds a ZIP archive (APPNOTE.TXT 4.3). */
export function buildZip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let [offset, before] = [0, 0];
  for (const part of parts) {
    const { name, content = 'x', gap = Buffer.alloc(0), isShared = false } = part;
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const common = commonHeader(part, data, packed.length);
    const headerName = Buffer.from(part.headerName ?? name);
    const header = Buffer.from(common);
    header.writeUInt16LE(headerName.length, 22);
    const start = isShared ? before : offset + gap.length;
    if (!isShared) {
      files.push(gap, Buffer.from('PK\x03\x04', 'latin1'), header, headerName, packed);
      offset = start + 30 + headerName.length + packed.length;
    }
    before = start;
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(((part.mode ?? 0) << 16) >>> 0, 6);
    rest.writeUInt32LE(start, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common, rest, Buffer.from(name));
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, list, end]);
}

/** What a file's own header and its entry in the directory have in common. */
function commonHeader({ name, claims }: ZipPart, data: Buffer, packed: number): Buffer {
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(data), 10);
  common.writeUInt32LE(packed, 14);
  common.writeUInt32LE(claims ?? data.length, 18);
  common.writeUInt16LE(Buffer.from(name).length, 22);
  return common;
}

/** An archive whose end names a directory of another length. */
export function lyingZip(): Buffer {
  const bytes = buildZip([{ name: 'a' }]);
  return bytes.fill(0xff, bytes.length - 10, bytes.length - 6);
}

/** Documents of Office by their main part. @param types what the list of parts says. */
export const office = (main: string, more: readonly ZipPart[] = [], types = 'x'): Buffer =>
  buildZip([
    { name: '[Content_Types].xml', content: types },
    { name: '_rels/.rels' },
    { name: main },
    ...more,
  ]);
export const docx = (...more: ZipPart[]): Buffer => office('word/document.xml', more);
export const xlsx = (...more: ZipPart[]): Buffer => office('xl/workbook.xml', more);
