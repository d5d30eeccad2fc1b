import { brotliText, gzipText, SMALL_BYTES } from '@baize/assembler';
import { readFile } from 'node:fs/promises';
import { encodings } from './acceptedEncoding.ts';
import type { Encoding } from './acceptedEncoding.ts';
import type { SiteFile } from './siteFiles.ts';

const MOST_BYTES = 32 * 1024 * 1024;

const pack = {
  br: (bytes: Uint8Array) => brotliText(bytes, 6),
  gzip: (bytes: Uint8Array) => gzipText(bytes, 6),
} as const satisfies Record<Encoding, unknown>;

/**
 * Encodings into which the edge compresses a file itself. Empty for small files and for those that have compressed
 * forms on disk; a site's own texts, mainly its pages, have none.
 */
export const packableAs = ({ size, packed }: SiteFile): readonly Encoding[] =>
  size >= SMALL_BYTES && Object.keys(packed).length === 0 ? encodings : [];

/** LRU cache of texts that the edge has compressed, one entry per encoding and version of a file, limited in bytes. */
export class PackedTexts {
  readonly #mostBytes: number;
  readonly #making = new Map<string, Promise<Buffer>>();
  readonly #made = new Map<string, Buffer>();
  #bytes = 0;

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes;
  }

  /**
   * Returns a file in an encoding. Concurrent calls share one compression. Rejects when the file is gone; the next call
   * retries.
   */
  async form(file: SiteFile, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${file.etag} ${file.path}`;
    const made = this.#made.get(key);
    if (made) {
      this.#made.delete(key);
      this.#made.set(key, made);
      return made;
    }
    const making = this.#making.get(key) ?? this.#make(key, file, encoding);
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, { path }: SiteFile, encoding: Encoding): Promise<Buffer> {
    try {
      const bytes = await pack[encoding](await readFile(path));
      this.#keep(key, bytes);
      return bytes;
    } finally {
      this.#making.delete(key);
    }
  }

  #keep(key: string, bytes: Buffer): void {
    this.#made.set(key, bytes);
    this.#bytes += bytes.length;
    for (const [oldest, { length }] of this.#made) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#made.delete(oldest);
      this.#bytes -= length;
    }
  }
}
