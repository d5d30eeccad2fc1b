import type { ValueOf } from '@baize/gateway-contract/client';
import { getDrawProof as operation } from '@baize/gateway-contract/client/lottery/getDrawProof';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { DrawProof, LotteryKey } from './lottery.types.ts';
import { readResult } from './readResult.ts';

const readProof = ({ result, seed, ...proof }: ValueOf<'getDrawProof'>): DrawProof => ({
  ...proof,
  seed,
  result: result && readResult(result),
});

/** The proof of a draw: the hash of its seed, and after the draw the seed and the result. */
export const getDrawProof = (
  gateway: Gateway,
  { vendor, code, issueNumber }: LotteryKey & { readonly issueNumber: string },
  options?: CallOptions,
): Answer<DrawProof> =>
  gateway.call(operation, { query: { vassalage: vendor, gameCode: code, issueNumber } }, readProof, options);
