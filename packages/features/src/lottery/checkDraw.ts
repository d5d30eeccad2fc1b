import { drawNumbers, hashOfSeed } from '@baize/domain/lottery';
import type { Drawn } from '@baize/domain/lottery';
import type { DrawProof } from '@baize/gateway-sdk/lottery';

/** A draw and what came of checking it. */
export type CheckedDraw = {
  readonly proof: DrawProof;
  /** `early`: it has not been. `wrong`: its seed is not the one that was told of, or draws other numbers. */
  readonly verdict: 'early' | 'right' | 'wrong';
  /** What the seed draws. */
  readonly drawn: Drawn | undefined;
};

const asText = ({ winningNumbers, specialNumber = '' }: Drawn): string =>
  `${winningNumbers.join(' ')}/${specialNumber}`;

/** Draws again from the seed that a draw tells of, and holds it to the hash from before the draw and to the result. */
export const checkDraw = async (code: string, proof: DrawProof): Promise<CheckedDraw> => {
  const { seed, seedHash, result, issueNumber, drum } = proof;
  if (seed === undefined || result === undefined) return { proof, verdict: 'early', drawn: undefined };
  const drawn = await drawNumbers(seed, `${code} ${issueNumber}`, drum);
  const isRight = (await hashOfSeed(seed)) === seedHash && asText(drawn) === asText(result);
  return { proof, verdict: isRight ? 'right' : 'wrong', drawn };
};
