import type { Gateway } from '@baize/gateway-sdk';
import { answerBotCheck, getBotCheckSlider, getBotCheckWork } from '@baize/gateway-sdk/verification';
import type { BotCheckAnswer } from '@baize/gateway-sdk/verification';
import { fromPromise } from 'xstate';
import { refused } from '../../flow/index.ts';
import { findProof } from '../solveProof.ts';
import type { CheckAnswer, PuzzleAnswer, Slid, WorkRequest } from './botCheck.types.ts';

/**
 * Probability that the work is done after so many tries, shown as progress: it nears 1 after a few times the usual
 * number.
 */
const shareDone = (tries: number, difficulty: number): number => 1 - Math.exp(-tries / 2 ** difficulty);

/** Effects of a bot check as gateway calls, for `botCheckMachine.provide`. */
export const botCheckActors = (gateway: Gateway) => {
  const check = async (answer: BotCheckAnswer, signal: AbortSignal): Promise<CheckAnswer> => {
    const result = await answerBotCheck(gateway, answer, { signal });
    if (result.ok) return { kind: 'passed', pass: result.value };
    const failed = refused<'botCheckWrong' | 'botCheckExpired'>(result.error);
    const { code } = failed.refusal;
    return code === 'botCheckWrong' || code === 'botCheckExpired' ? { kind: 'again', because: code } : failed;
  };
  return {
    fetchPuzzle: fromPromise<PuzzleAnswer>(async ({ signal }) => {
      const result = await getBotCheckSlider(gateway, { signal });
      return result.ok ? { kind: 'puzzle', puzzle: result.value } : refused(result.error);
    }),
    check: fromPromise<CheckAnswer, Slid>(({ input: { x, trail }, signal }) =>
      check({ kind: 'slider', x, trail: [...trail] }, signal),
    ),
    work: fromPromise<CheckAnswer, WorkRequest>(async ({ input: { report }, signal }) => {
      const result = await getBotCheckWork(gateway, { signal });
      if (!result.ok) return refused(result.error);
      const { difficulty } = result.value;
      const n = await findProof(result.value, signal, (tries) => report(shareDone(tries, difficulty)));
      return check({ kind: 'work', n }, signal);
    }),
  };
};
