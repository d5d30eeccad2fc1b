const HASHES_AT_ONCE = 128;

/** The number of leading zero bits of a hash. */
export const leadingZeroBits = (hash: Uint8Array): number => {
  const first = hash.findIndex((byte) => byte !== 0);
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
};

const hashed = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/**
 * The work that stands for reading a picture (D45): finds n so that SHA-256 of `<challenge>:<n>` begins with
 * `difficulty` zero bits, and answers `proof:<challenge>:<n>`. Lets the page breathe, and rejects when aborted.
 */
export const solveProof = async (
  { challenge, difficulty }: { readonly challenge: string; readonly difficulty: number },
  signal?: AbortSignal,
): Promise<string> => {
  for (let first = 0; ; first += HASHES_AT_ONCE) {
    signal?.throwIfAborted();
    const numbers = Array.from({ length: HASHES_AT_ONCE }, (_, index) => first + index);
    const hashes = await Promise.all(numbers.map((n) => hashed(`${challenge}:${n}`)));
    const found = hashes.findIndex((hash) => leadingZeroBits(hash) >= difficulty);
    if (found !== -1) return `proof:${challenge}:${first + found}`;
  }
};
