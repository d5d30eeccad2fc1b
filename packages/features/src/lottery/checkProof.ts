import { checkDraw } from '@baize/domain/lottery';
import type { Drawn, DrawVerdict } from '@baize/domain/lottery';
import type { DrawProof } from '@baize/gateway-sdk/lottery';

/** A draw and what came of checking it. */
export type CheckedDraw = {
  readonly proof: DrawProof;
  readonly verdict: DrawVerdict;
  /** What the seed draws. */
  readonly drawn: Drawn | undefined;
};

/** Checks what a draw of a lottery tells of itself. */
export const checkProof = async (code: string, proof: DrawProof): Promise<CheckedDraw> => ({
  proof,
  ...(await checkDraw(`${code} ${proof.issueNumber}`, proof)),
});
