import type { Buffer } from 'node:buffer';

const ORIENTATION = 0x0112;
const EXIF_MARK = 'Exif\0\0';

/** The orientation (1 to 8) in a TIFF block (EXIF 2.3, 4.6.4); undefined if absent. */
const orientationIn = (tiff: Buffer): number | undefined => {
  if (tiff.length < 14) return undefined;
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return undefined;
  const isLittle = order === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return undefined;
  for (let entry = 0; entry < short(first); entry++) {
    const at = first + 2 + entry * 12;
    if (at + 12 > tiff.length) return undefined;
    if (short(at) === ORIENTATION) return short(at + 8);
  }
  return undefined;
};

const ofJpeg = (bytes: Buffer): Buffer | undefined => {
  for (let at = 2; at + 4 < bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda;) {
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const isExif = bytes[at + 1] === 0xe1 && bytes.toString('latin1', at + 4, at + 10) === EXIF_MARK;
    if (isExif) return bytes.subarray(at + 10, end);
    at = end;
  }
  return undefined;
};

const ofWebp = (bytes: Buffer): Buffer | undefined => {
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32LE(at + 4);
    if (bytes.toString('latin1', at, at + 4) === 'EXIF') {
      const block = bytes.subarray(at + 8, at + 8 + length);
      return block.toString('latin1', 0, 6) === EXIF_MARK ? block.subarray(6) : block;
    }
    at += 8 + length + (length % 2);
  }
  return undefined;
};

const ofPng = (bytes: Buffer): Buffer | undefined => {
  for (let at = 8; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'eXIf') return bytes.subarray(at + 8, at + 8 + length);
    at += 12 + length;
  }
  return undefined;
};

const blocks = { jpeg: ofJpeg, webp: ofWebp, png: ofPng } as const;

/** True when viewers rotate the picture by 90°, so that width and height are swapped. */
export const isTurned = (kind: keyof typeof blocks, bytes: Buffer): boolean => {
  const block = blocks[kind](bytes);
  const orientation = block && orientationIn(block);
  return orientation !== undefined && orientation >= 5 && orientation <= 8;
};
