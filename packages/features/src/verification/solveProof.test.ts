import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findProof, leadingZeroBits, solveProof } from './solveProof.ts';

const bitsOf = (number: number) => leadingZeroBits(createHash('sha256').update(`c-1:${number}`).digest());

describe('leadingZeroBits', () => {
  it('are the zeros before the first one', () => {
    expect(leadingZeroBits(new Uint8Array(2))).toBe(16);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 8 }), (bytes) => {
        const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
        expect(leadingZeroBits(bytes)).toBe(/^0*/u.exec(bits)?.[0].length);
      }),
    );
  });
});

describe('solveProof', () => {
  it('finds a number whose hash begins with enough zero bits, and names challenge and number [REQ-101]', async () => {
    const answer = await solveProof({ challenge: 'c-1', difficulty: 10 });
    const [, challenge, n] = /^proof:(.+):(\d+)$/u.exec(answer) ?? [];
    expect(challenge).toBe('c-1');
    expect(createHash('sha256').update(`c-1:${n}`).digest().readUInt16BE() >> 6).toBe(0);
  });

  it('finds the first such number, however much is asked for', async () => {
    for (let difficulty = 1; difficulty <= 8; difficulty += 1) {
      const n = Number((await solveProof({ challenge: 'c-1', difficulty })).slice('proof:c-1:'.length));
      const bits = Array.from({ length: n + 1 }, (_, number) => bitsOf(number));
      expect(bits.findIndex((each) => each >= difficulty)).toBe(n);
    }
  });

  it('reports the number of tries after each batch', async () => {
    const tried: number[] = [];
    const n = await findProof({ challenge: 'c-1', difficulty: 9 }, undefined, (tries) => tried.push(tries));
    expect(n).toBeGreaterThan(128);
    expect(tried).toEqual(Array.from({ length: Math.floor(n / 128) }, (_, breath) => (breath + 1) * 128));
  });

  it('stops when aborted', async () => {
    await expect(solveProof({ challenge: 'c', difficulty: 256 }, AbortSignal.abort())).rejects.toThrow('abort');
  });
});
