import { crc32, createDeflateRaw } from 'node:zlib';
import { Readable } from 'node:stream';

/** The sizes stand behind the data, because they are not known before it; names are UTF-8. */
const FLAGS = 0x0808;
const VERSION = 20;
const DEFLATED = 8;
/** 1 January 1980: the earliest day the format knows, the same in every file. */
const DATE = 0x21;

interface Entry {
  name: Buffer;
  crc: number;
  compressed: number;
  size: number;
  offset: number;
}

/**
 * A ZIP file, written part by part and never held as a whole. Parts are limited to 4 GB, which the rows
 * of a sheet stay far below.
 */
export class ZipFile {
  readonly #entries: Entry[] = [];
  #offset = 0;

  /** Adds one file from pieces of text. */
  async *add(name: string, pieces: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Buffer> {
    const entry: Entry = { name: Buffer.from(name), crc: 0, compressed: 0, size: 0, offset: this.#offset };
    this.#entries.push(entry);
    yield this.#count(localHeader(entry));
    const measured = async function* (): AsyncGenerator<Buffer> {
      for await (const piece of pieces) {
        const bytes = Buffer.from(piece);
        entry.crc = crc32(bytes, entry.crc);
        entry.size += bytes.length;
        yield bytes;
      }
    };
    const source = Readable.from(measured(), { objectMode: false });
    const deflated = createDeflateRaw({ level: 5 });
    source.once('error', (error) => deflated.destroy(error));
    source.pipe(deflated);
    for await (const bytes of deflated as AsyncIterable<Buffer>) {
      entry.compressed += bytes.length;
      yield this.#count(bytes);
    }
    yield this.#count(dataDescriptor(entry));
  }

  /** The directory at the end of the file. */
  end(): Buffer {
    const directory = Buffer.concat(this.#entries.map(centralHeader));
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(this.#entries.length, 8);
    end.writeUInt16LE(this.#entries.length, 10);
    end.writeUInt32LE(directory.length, 12);
    end.writeUInt32LE(this.#offset, 16);
    return Buffer.concat([directory, end]);
  }

  #count(bytes: Buffer): Buffer {
    this.#offset += bytes.length;
    return bytes;
  }
}

function localHeader({ name }: Entry): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATED, 8);
  header.writeUInt16LE(DATE, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function dataDescriptor({ crc, compressed, size }: Entry): Buffer {
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  descriptor.writeUInt32LE(compressed, 8);
  descriptor.writeUInt32LE(size, 12);
  return descriptor;
}

function centralHeader({ name, crc, compressed, size, offset }: Entry): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(VERSION, 6);
  header.writeUInt16LE(FLAGS, 8);
  header.writeUInt16LE(DEFLATED, 10);
  header.writeUInt16LE(DATE, 14);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(compressed, 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, name]);
}
