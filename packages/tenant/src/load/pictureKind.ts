import type { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';

type Kind = {
  name: string;
  extension: RegExp;
  matches: (bytes: Buffer) => boolean;
  isWhole?: (bytes: Buffer) => boolean;
};

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

// Each PNG chunk has a checksum and the last one is IEND: damage shows without decoding.
const isWholePng = (bytes: Buffer): boolean => {
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return false;
    if (ascii(bytes, at + 4, at + 8) === 'IEND') return true;
    at = end + 4;
  }
  return false;
};

const kinds: readonly Kind[] = [
  {
    name: 'a PNG',
    extension: /\.png$/i,
    matches: (bytes) => bytes.readUInt32BE(0) === 0x89504e47,
    isWhole: isWholePng,
  },
  {
    name: 'a JPEG',
    extension: /\.jpe?g$/i,
    matches: (bytes) => bytes.readUInt32BE(0) >>> 8 === 0xffd8ff,
    // Cameras pad after the end marker.
    isWhole: (bytes) => bytes.lastIndexOf(Uint8Array.of(0xff, 0xd9)) > bytes.lastIndexOf(Uint8Array.of(0xff, 0xda)),
  },
  {
    name: 'a WebP',
    extension: /\.webp$/i,
    matches: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
    isWhole: (bytes) => bytes.length >= bytes.readUInt32LE(4) + 8,
  },
  { name: 'a GIF', extension: /\.gif$/i, matches: (bytes) => ascii(bytes, 0, 4) === 'GIF8' },
  { name: 'an AVIF', extension: /\.avif$/i, matches: (bytes) => /^ftypavi[fs]/.test(ascii(bytes, 4, 12)) },
  { name: 'a HEIC', extension: /\.heic$/i, matches: (bytes) => /^ftyp(hei|mif1)/.test(ascii(bytes, 4, 12)) },
  { name: 'a PDF', extension: /\.pdf$/i, matches: (bytes) => ascii(bytes, 0, 5) === '%PDF-' },
  {
    name: 'an HTML page',
    extension: /\.html$/i,
    matches: (bytes) => /^\s*<(!doctype html|html)/i.test(ascii(bytes, 0, 64)),
  },
  { name: 'an SVG', extension: /\.svg$/i, matches: (bytes) => /<svg[\s>/]/.test(bytes.toString('utf8', 0, 4096)) },
];

/** A picture's type by content and by file extension, in words, and whether the file is complete. */
export type PictureKind = { content: string | undefined; named: string | undefined; isWhole: boolean };

/** Detects a picture's type from its first bytes, and checks that it is complete. */
export const pictureKind = (file: string, bytes: Buffer): PictureKind => {
  const found = bytes.length < 12 ? undefined : kinds.find(({ matches }) => matches(bytes));
  const named = kinds.find(({ extension }) => extension.test(file));
  return { content: found?.name, named: named?.name, isWhole: found?.isWhole?.(bytes) ?? true };
};
