import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkDraw, drawNumbers, hashOfSeed } from './draws.rules.ts';

const digits = { numbers: 5, lowest: 0, highest: 9, putBack: true };
const markSix = { numbers: 6, lowest: 1, highest: 49, special: true };

/** The first two words of a draw. */
const words = (draw: string) => {
  const bytes = createHmac('sha256', 'seed').update(`${draw}:0`).digest();
  return [bytes.readUInt32BE(0), bytes.readUInt32BE(4)] as const;
};

describe('a draw', () => {
  it('is the same for a seed, a draw and a drum, and another for any other', async () => {
    const once = await drawNumbers('seed', 'five 1', digits);
    expect(await drawNumbers('seed', 'five 1', digits)).toEqual(once);
    expect(await drawNumbers('seed', 'five 2', digits)).not.toEqual(once);
    expect(await drawNumbers('seek', 'five 1', digits)).not.toEqual(once);
  });

  it('takes its words from successive blocks of HMAC-SHA256 of the seed, so that anyone can repeat it', async () => {
    const words = [0, 1].flatMap((block) => {
      const bytes = createHmac('sha256', 'seed').update(`five 1:${block}`).digest();
      return Array.from({ length: 8 }, (_, at) => bytes.readUInt32BE(at * 4));
    });
    const { winningNumbers } = await drawNumbers('seed', 'five 1', { ...digits, numbers: 12 });
    expect(winningNumbers).toEqual(words.slice(0, 12).map((word) => String(word % 10)));
  });

  it('rejects a word that would favour low places', async () => {
    const drum = { numbers: 1, lowest: 0, highest: 2 ** 22 };
    const size = drum.highest + 1;
    const even = 2 ** 32 - (2 ** 32 % size);
    // About one draw in a thousand begins with such a word.
    const draws = Array.from({ length: 20_000 }, (_, at) => String(at));
    const draw = draws.find((one) => words(one)[0] >= even && words(one)[1] < even) ?? '';
    const { winningNumbers } = await drawNumbers('seed', draw, drum);
    expect(winningNumbers).toEqual([String(words(draw)[1] % size).padStart(7, '0')]);
  });

  it('draws no number twice unless it is put back', async () => {
    const { winningNumbers } = await drawNumbers('seed', 'ten', { numbers: 10, lowest: 1, highest: 10 });
    expect(winningNumbers.toSorted()).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10']);
    const { winningNumbers: same } = await drawNumbers('seed', 'one', {
      numbers: 3,
      lowest: 6,
      highest: 6,
      putBack: true,
    });
    expect(same).toEqual(['6', '6', '6']);
  });

  it('draws a special number from those that are left', async () => {
    const drum = { numbers: 6, lowest: 1, highest: 7, special: true };
    const { winningNumbers, specialNumber = '' } = await drawNumbers('seed', 'six', drum);
    expect([...winningNumbers, specialNumber].toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(winningNumbers).toHaveLength(6);
    expect((await drawNumbers('seed', 'six', digits)).specialNumber).toBeUndefined();
  });

  it('has every number as likely as any other', async () => {
    const counts = new Map<string, number>();
    for (let at = 0; at < 2000; at += 1) {
      const { winningNumbers, specialNumber = '' } = await drawNumbers('seed', `fair ${at}`, markSix);
      for (const number of [...winningNumbers, specialNumber]) counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    // Chi square with 48 degrees of freedom exceeds 84 once in a thousand runs.
    const expected = (2000 * 7) / 49;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(49);
    expect(chiSquare).toBeLessThan(84);
  });
});

it('a published SHA-256 commits to the seed', async () => {
  expect(await hashOfSeed('seed')).toBe(createHash('sha256').update('seed').digest('hex'));
});

const told = async () => ({
  seed: 'seed',
  seedHash: await hashOfSeed('seed'),
  drum: markSix,
  result: await drawNumbers('seed', 'lucky-six 1', markSix),
});

describe('a draw that is checked', () => {
  it('is right when its seed matches the published hash and draws the published numbers', async () => {
    const proof = await told();
    expect(await checkDraw('lucky-six 1', proof)).toEqual({ verdict: 'right', drawn: proof.result });
    const plain = { ...proof, drum: digits, result: await drawNumbers('seed', 'five 1', digits) };
    expect(await checkDraw('five 1', plain)).toMatchObject({ verdict: 'right' });
  });

  it('is wrong with another seed, hash, name, order of numbers or special number', async () => {
    const proof = await told();
    const { result } = proof;
    const joined = { ...result, winningNumbers: [result.winningNumbers.join('')] };
    const wrong = [
      { ...proof, seed: 'other' },
      { ...proof, seedHash: '0'.repeat(64) },
      { ...proof, result: { ...result, winningNumbers: result.winningNumbers.toReversed() } },
      { ...proof, result: joined },
      { ...proof, result: { ...result, specialNumber: '00' } },
      { ...proof, result: { winningNumbers: result.winningNumbers } },
    ];
    for (const one of wrong) expect(await checkDraw('lucky-six 1', one)).toMatchObject({ verdict: 'wrong' });
    expect(await checkDraw('lucky-six 2', proof)).toMatchObject({ verdict: 'wrong' });
  });

  it('is early without seed, without result, or without both', async () => {
    const { seed, result, ...before } = await told();
    for (const one of [before, { ...before, seed }, { ...before, result }])
      expect(await checkDraw('lucky-six 1', one)).toEqual({ verdict: 'early', drawn: undefined });
  });
});
