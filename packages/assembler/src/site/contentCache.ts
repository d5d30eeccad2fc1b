import { hash } from 'node:crypto';
import { copyFileSync, existsSync, linkSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../target/makeFolder.ts';
import { brotliText, gzipText, SMALL_BYTES } from './packText.ts';

type Coding = '.br' | '.gz';

/** The first sixteen hex digits of a content's SHA-256. */
export const contentName = (content: string | Uint8Array): string => hash('sha256', content, 'hex').slice(0, 16);

/** True for file types worth compressing. */
const isCompressible = (name: string): boolean => /\.(js|css|svg|json|html|txt|xml|webmanifest)$/.test(name);

/**
 * Content-addressed cache for all sites: files to link, their compressed forms, resized pictures. Entries are written
 * to a temporary file and renamed, so a stopped run leaves no half entry.
 */
export class ContentCache {
  readonly #dir: string;
  readonly #making = new Map<string, Promise<string>>();
  readonly #shared = new Map<unknown, Promise<unknown>>();

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** Memoises `make` per source object for one run, such as a theme's fonts or a release's files. */
  async once<T>(source: object, make: () => Promise<T>): Promise<T> {
    const known = this.#shared.get(source) ?? make();
    this.#shared.set(source, known);
    return known as Promise<T>;
  }

  /** Path of the entry for a key; calls `make` on a cache miss. */
  async path(key: string, make: () => Promise<string | Uint8Array>): Promise<string> {
    const file = join(this.#dir, key);
    const known = this.#making.get(file);
    if (known) return known;
    const made = this.#make(file, make);
    this.#making.set(file, made);
    return made;
  }

  async #make(file: string, make: () => Promise<string | Uint8Array>): Promise<string> {
    if (existsSync(file)) return file;
    makeFolder(dirname(file));
    const half = `${file}.${process.pid}.half`;
    await writeFile(half, await make());
    await rename(half, file);
    return file;
  }

  /** Stores a file under its hash, with brotli (11) and gzip (9) forms if the type is worth compressing. */
  async forms(
    name: string,
    content: Uint8Array,
    codings: readonly Coding[] = ['.br', '.gz'],
  ): Promise<{ suffix: '' | Coding; path: string }[]> {
    const key = join('files', contentName(content));
    const plain = { suffix: '' as const, path: await this.path(key, async () => content) };
    if (!isCompressible(name) || content.length < SMALL_BYTES) return [plain];
    const packed = codings.map(async (suffix) => {
      const make = () => (suffix === '.br' ? brotliText(content, 11) : gzipText(content, 9));
      return { suffix, path: await this.path(key + suffix, make) };
    });
    return [plain, ...(await Promise.all(packed))];
  }

  /** A small JSON value cached by key. */
  async json<T>(key: string, make: () => Promise<T>): Promise<T> {
    const file = await this.path(key, async () => JSON.stringify(await make()));
    return JSON.parse(await readFile(file, 'utf8')) as T;
  }
}

/** Hard-links a file, or copies it where links are not possible; true if linked. Synchronous calls are faster here. */
export const place = (from: string, to: string): boolean => {
  try {
    linkSync(from, to);
    return true;
  } catch {
    copyFileSync(from, to);
    return false;
  }
};
