import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const [EIGHT_BITS, GREYSCALE] = [8, 0];

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
};

/** A greyscale PNG in base64 with these sides in its header and `bytes` black bytes of rows. */
export const pngOf = (width: number, height: number, bytes: number): string => {
  const head = Buffer.concat([uint32(width), uint32(height), Buffer.from([EIGHT_BITS, GREYSCALE, 0, 0, 0])]);
  const rows = deflateSync(Buffer.alloc(bytes));
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]).toString(
    'base64',
  );
};
