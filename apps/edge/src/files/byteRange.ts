export type ByteRange = { start: number; end: number };

/**
 * Reads a `Range` header for a file of `size` bytes (RFC 9110, 14). Returns the inclusive bounds of one range; `'none'`
 * without a valid single range, which gets the whole file; `'outside'` for a range beyond the end of the file.
 */
export const byteRange = (header: string | undefined, size: number): ByteRange | 'none' | 'outside' => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'none';
  if (from === '') {
    const length = Number(to);
    return length === 0 || size === 0 ? 'outside' : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return 'none';
  return start >= size ? 'outside' : { start, end };
};
