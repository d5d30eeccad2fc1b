type Work = { readonly challenge: string; readonly difficulty: number };

const HASHES_AT_ONCE = 128;

/** The number of leading zero bits of a hash. */
export const leadingZeroBits = (hash: Uint8Array): number => {
  const first = hash.findIndex((byte) => byte !== 0);
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
};

const hashed = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/**
 * Finds the first n for which SHA-256 of `<challenge>:<n>` begins with `difficulty` zero bits. Hashes in batches, so
 * that the page stays responsive; reports the number of tries after each batch; rejects when aborted.
 */
export const findProof = async (
  { challenge, difficulty }: Work,
  signal?: AbortSignal,
  onTried?: (tries: number) => void,
): Promise<number> => {
  for (let first = 0; ; first += HASHES_AT_ONCE) {
    signal?.throwIfAborted();
    const numbers = Array.from({ length: HASHES_AT_ONCE }, (_, index) => first + index);
    const hashes = await Promise.all(numbers.map((n) => hashed(`${challenge}:${n}`)));
    const found = hashes.findIndex((hash) => leadingZeroBits(hash) >= difficulty);
    if (found !== -1) return first + found;
    onTried?.(first + HASHES_AT_ONCE);
  }
};

/** Proof of work in place of reading a picture (D45): returns `proof:<challenge>:<n>`. */
export const solveProof = async (work: Work, signal?: AbortSignal): Promise<string> =>
  `proof:${work.challenge}:${await findProof(work, signal)}`;
