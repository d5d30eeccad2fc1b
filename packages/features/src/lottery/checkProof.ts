import { checkDraw } from '@baize/domain/lottery';
import type { Drawn, DrawVerdict } from '@baize/domain/lottery';
import type { DrawProof } from '@baize/gateway-sdk/lottery';

/** A draw's proof and the verdict. */
export type CheckedDraw = {
  readonly proof: DrawProof;
  readonly verdict: DrawVerdict;
  /** Numbers computed from the revealed seed. */
  readonly drawn: Drawn | undefined;
};

/** Verifies the proof of a lottery's draw. */
export const checkProof = async (code: string, proof: DrawProof): Promise<CheckedDraw> => ({
  proof,
  ...(await checkDraw(`${code} ${proof.issueNumber}`, proof)),
});
