/**
 * One file holds a whole database, made and read by this program alone:
 * gzip over one line of JSON (BackupHeader), then for each table of the header its rows in PostgreSQL's COPY text format,
 * cut into frames (4 bytes of length, big-endian, then so many bytes; a length of 0 ends the table).
 * gzip's own checksum tells a damaged or shortened file.
 */
export interface BackupTable {
  name: string;
  columns: { name: string; type: string; nullable: boolean }[];
}

export interface BackupHeader {
  format: 'bazaar-backup';
  /** Raised when a reader of the earlier one could not read it. */
  version: 1;
  createTime: string;
  /** In the order in which their rows follow. */
  tables: BackupTable[];
}

export const endOfTable = Buffer.alloc(4);

export function frame(chunk: Buffer): Buffer[] {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return [length, chunk];
}

/** Takes what it needs from a stream of chunks of any size. @throws Error when the stream ends too early */
export class ByteReader {
  private readonly chunks: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  async line(limit = 10_000_000): Promise<string> {
    let end: number;
    while ((end = this.rest.indexOf(10)) < 0) {
      if (this.rest.length > limit) throw new Error('the first line is too long');
      await this.more();
    }
    const text = this.rest.subarray(0, end).toString('utf8');
    this.rest = this.rest.subarray(end + 1);
    return text;
  }

  async bytes(count: number): Promise<Buffer> {
    while (this.rest.length < count) await this.more();
    const taken = this.rest.subarray(0, count);
    this.rest = this.rest.subarray(count);
    return taken;
  }

  /** The frames of one table. */
  async *table(): AsyncGenerator<Buffer> {
    for (;;) {
      const length = (await this.bytes(4)).readUInt32BE();
      if (length === 0) return;
      yield await this.bytes(length);
    }
  }

  /** Whether nothing follows. Reading to the end is what makes gzip compare its checksum. */
  async ended(): Promise<boolean> {
    return this.rest.length === 0 && (await this.chunks.next()).done === true;
  }

  private async more(): Promise<void> {
    const { done, value } = await this.chunks.next();
    if (done) throw new Error('the file ends too early');
    this.rest = this.rest.length === 0 ? value : Buffer.concat([this.rest, value]);
  }
}
