/** The setup of a draw: `numbers` balls from `lowest` to `highest`; `putBack` returns each ball before the next. */
export type Drum = {
  readonly numbers: number;
  readonly lowest: number;
  readonly highest: number;
  readonly putBack?: boolean | undefined;
  /** Draws one more number, returned apart from the winning ones. */
  readonly special?: boolean | undefined;
};

/** The numbers in the order of the draw, zero-padded to the width of the highest, such as `07`. */
export type Drawn = { readonly winningNumbers: readonly string[]; readonly specialNumber?: string | undefined };

const WORDS = 2 ** 32;
const WORDS_OF_A_BLOCK = 8;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** The SHA-256 of a seed, in hexadecimal. Published before the draw, it commits the house to the seed. */
export const hashOfSeed = async (seed: string): Promise<string> => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(seed)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** An endless stream of 32-bit words from the blocks HMAC-SHA256(seed, `draw:0`), HMAC-SHA256(seed, `draw:1`), … */
const wordsOf = async (seed: string, draw: string): Promise<() => Promise<number>> => {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), hmac, false, ['sign']);
  let taken = 0;
  let block = new DataView(new ArrayBuffer(0));
  return async () => {
    const place = taken % WORDS_OF_A_BLOCK;
    if (place === 0) {
      const name = bytesOf(`${draw}:${taken / WORDS_OF_A_BLOCK}`);
      block = new DataView(await crypto.subtle.sign('HMAC', key, name));
    }
    taken += 1;
    return block.getUint32(place * 4);
  };
};

/**
 * Draws numbers from a seed: deterministic for a seed, a draw and a drum, and uniform, since words that would favour
 * low places are rejected (rejection sampling).
 */
export const drawNumbers = async (
  seed: string,
  draw: string,
  { numbers, lowest, highest, putBack = false, special = false }: Drum,
): Promise<Drawn> => {
  const width = String(highest).length;
  const drum = Array.from({ length: highest - lowest + 1 }, (_, at) => String(lowest + at).padStart(width, '0'));
  const nextWord = await wordsOf(seed, draw);
  const place = async (): Promise<number> => {
    const even = WORDS - (WORDS % drum.length);
    for (;;) {
      const word = await nextWord();
      if (word < even) return word % drum.length;
    }
  };
  const winningNumbers: string[] = [];
  const all = numbers + (special ? 1 : 0);
  while (winningNumbers.length < all) {
    const at = await place();
    winningNumbers.push(...(putBack ? drum.slice(at, at + 1) : drum.splice(at, 1)));
  }
  return special
    ? { winningNumbers: winningNumbers.slice(0, numbers), specialNumber: winningNumbers[numbers] }
    : { winningNumbers };
};

/** The public data of a draw: the hash of its seed from the start, seed and result once it is drawn. */
export type ToldDraw = {
  readonly seedHash: string;
  readonly seed?: string | undefined;
  readonly drum: Drum;
  readonly result?: Drawn | undefined;
};

/** `early`: not drawn yet. `wrong`: the seed does not match its published hash, or it draws other numbers. */
export type DrawVerdict = 'early' | 'right' | 'wrong';

const asText = ({ winningNumbers, specialNumber = '' }: Drawn): string =>
  `${winningNumbers.join(' ')}/${specialNumber}`;

/** Repeats a draw from its published seed and compares the seed's hash and the numbers with the published ones. */
export const checkDraw = async (
  draw: string,
  { seed, seedHash, drum, result }: ToldDraw,
): Promise<{ readonly verdict: DrawVerdict; readonly drawn: Drawn | undefined }> => {
  if (seed === undefined || result === undefined) return { verdict: 'early', drawn: undefined };
  const drawn = await drawNumbers(seed, draw, drum);
  const isRight = (await hashOfSeed(seed)) === seedHash && asText(drawn) === asText(result);
  return { verdict: isRight ? 'right' : 'wrong', drawn };
};
