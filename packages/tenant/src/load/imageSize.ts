import type { Buffer } from 'node:buffer';
import { isTurned } from './exifOrientation.ts';

export type ImageSize = { width: number; height: number };

const svgSize = (text: string): ImageSize | undefined => {
  const root = /<svg\b[^>]*>/i.exec(text)?.[0] ?? '';
  const box = /\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/i.exec(root);
  const width = Number(box?.[1] ?? /\bwidth\s*=\s*["']([\d.]+)/i.exec(root)?.[1]);
  const height = Number(box?.[2] ?? /\bheight\s*=\s*["']([\d.]+)/i.exec(root)?.[1]);
  return width > 0 && height > 0 ? { width, height } : undefined;
};

const jpegSize = (bytes: Buffer): ImageSize | undefined => {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return undefined;
};

const webpSize = (bytes: Buffer): ImageSize | undefined => {
  if (bytes.length < 30) return undefined;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
};

const pngSize = (bytes: Buffer): ImageSize | undefined => {
  const isPng = bytes.length > 24 && bytes.readUInt32BE(0) === 0x89504e47;
  return isPng ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : undefined;
};

/** The stored size, with width and height swapped if EXIF rotates the picture. */
const shown = (kind: 'jpeg' | 'webp' | 'png', size: ImageSize | undefined, bytes: Buffer): ImageSize | undefined =>
  size && isTurned(kind, bytes) ? { width: size.height, height: size.width } : size;

/**
 * A picture's displayed size in pixels (for SVG, its viewBox), parsed as the type that its name states; undefined if
 * the content is of another type.
 */
export const imageSize = (name: string, bytes: Buffer): ImageSize | undefined => {
  if (/\.svg$/i.test(name)) return svgSize(bytes.toString('utf8'));
  if (/\.png$/i.test(name)) return shown('png', pngSize(bytes), bytes);
  if (/\.webp$/i.test(name)) return shown('webp', webpSize(bytes), bytes);
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? shown('jpeg', jpegSize(bytes), bytes) : undefined;
};
