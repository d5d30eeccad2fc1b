import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Diagnostic } from './diagnostic.types.ts';

/** A file's text, or why it cannot be read as text. */
export type TextFile = { text?: string; diagnostics: Diagnostic[] };

const isUtf16 = (bytes: Uint8Array): boolean => {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  // UTF-16 without a byte order mark: every other byte of Latin letters is zero.
  const start = bytes.subarray(0, 64);
  return start.length >= 4 && start.filter((byte) => byte === 0).length >= start.length / 4;
};

const fix = 'Save the file as UTF-8 without a byte order mark.';

/** Decodes bytes as strict UTF-8. Reports other encodings, and a byte order mark, as diagnostics. */
export const decodeText = (file: string, bytes: Uint8Array): TextFile => {
  const at = { severity: 'error', file, line: 1, column: 1, fix } as const;
  if (isUtf16(bytes)) {
    const message = 'This file is UTF-16; only UTF-8 is read.';
    return { diagnostics: [{ ...at, code: 'wrong-encoding', message }] };
  }
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const message = 'The file begins with a byte order mark.';
  const diagnostics: Diagnostic[] = hasMark ? [{ ...at, code: 'byte-order-mark', message }] : [];
  const body = hasMark ? bytes.subarray(3) : bytes;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body), diagnostics };
  } catch {
    // A lenient decoder writes U+FFFD at the first invalid byte.
    const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body).split('\uFFFD')[0] ?? '';
    const byte = (body[Buffer.byteLength(before)] ?? 0).toString(16).toUpperCase();
    const said = `This file is Latin-1 or another old encoding; only UTF-8 is read (the byte ${byte} stands here).`;
    const place = { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
    return { diagnostics: [{ ...at, ...place, code: 'wrong-encoding', message: said }] };
  }
};

/** A file's bytes; undefined if it cannot be read. Synchronous, which is faster for small files. */
export const readBytes = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};

/** Reads a file as text; undefined if it cannot be read. */
export const readText = (file: string): TextFile | undefined => {
  const bytes = readBytes(file);
  return bytes && decodeText(file, bytes);
};
