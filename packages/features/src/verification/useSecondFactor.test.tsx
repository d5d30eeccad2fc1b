// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { eventually } from '../testing/eventually.ts';
import { createSecondFactor } from './secondFactor.machine.ts';
import type { SecondFactorOutput } from './secondFactor.machine.ts';
import { useSecondFactor } from './useSecondFactor.ts';
import type { ChallengeAnswer, ChallengeRequest } from './verification.types.ts';

const show = (answers: ChallengeAnswer<string>[] = [], own: { newAddress?: boolean } = {}) => {
  const asked: ChallengeRequest[] = [];
  const outputs: SecondFactorOutput<string>[] = [];
  const chart = createSecondFactor<string>().provide({
    actors: {
      answerChallenge: fromPromise<ChallengeAnswer<string>, ChallengeRequest>(async ({ input }) => {
        asked.push(input);
        return answers[asked.length - 1] ?? { kind: 'passed', value: 'let in' };
      }),
    },
  });
  const useShown = () =>
    useSecondFactor<string>(
      useActorRef(chart, { input: { id: 'c1', methods: ['sms', 'email'], ...own } }, ({ output }) => {
        if (output !== undefined) outputs.push(output);
      }),
    );
  return { asked, outputs, ...renderHook(useShown) };
};

describe('useSecondFactor', () => {
  it('lets the player choose how, asks for one answer, and tells when it is wrong', async () => {
    const { result, asked, outputs } = show([{ kind: 'refused', refusal: { code: 'wrongAnswer' } }]);
    expect(result.current).toMatchObject({ methods: ['sms', 'email'], method: undefined, checking: false });
    expect(result.current.rules).toMatchObject([{ key: 'answer', required: true }]);
    act(() => result.current.choose('email'));
    expect(result.current.method).toBe('email');
    act(() => result.current.submit('1'));
    expect(result.current.checking).toBe(true);
    await eventually(() => expect(result.current).toMatchObject({ checking: false, refusal: { code: 'wrongAnswer' } }));
    act(() => result.current.submit('123456'));
    await eventually(() => expect(outputs).toEqual([{ kind: 'passed', value: 'let in' }]));
    expect(asked.map(({ answer }) => answer)).toEqual(['1', '123456']);
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('says whether it is asked for because of a new address: %s', (newAddress, told) => {
    const { result } = show([], newAddress === undefined ? {} : { newAddress });
    expect(result.current.newAddress).toBe(told);
  });

  it('can be given up', () => {
    const { result, outputs } = show();
    act(() => result.current.cancel());
    expect(outputs).toEqual([{ kind: 'cancelled' }]);
  });
});
