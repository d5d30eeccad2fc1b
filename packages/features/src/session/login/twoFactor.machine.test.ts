import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Challenge, LoginAnswer } from './login.types.ts';
import { twoFactorMachine } from './twoFactor.machine.ts';
import type { ChallengeRequest } from './twoFactor.machine.ts';

const success = {
  kind: 'loggedIn',
  token: 't1',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: false,
} as const;

const playTwoFactor = (methods: Challenge['methods'], ...answers: LoginAnswer[]) => {
  const requests: ChallengeRequest[] = [];
  const chart = twoFactorMachine.provide({
    actors: {
      answerChallenge: fromPromise<LoginAnswer, ChallengeRequest>(({ input }) => {
        requests.push(input);
        return Promise.resolve(answers[requests.length - 1] ?? success);
      }),
    },
  });
  const actor = createActor(chart, { input: { id: 'c1', methods } }).start();
  return { actor, requests, until: (state: string) => waitFor(actor, ({ value }) => value === state) };
};

describe('twoFactor', () => {
  it('lets the player choose among the offered methods [REQ-113]', async () => {
    const { actor, requests, until } = playTwoFactor(['sms', 'email', 'realName']);
    expect(actor.getSnapshot().value).toBe('choosing');
    actor.send({ type: 'methodChosen', method: 'authenticator' });
    expect(actor.getSnapshot().value).toBe('choosing');
    actor.send({ type: 'methodChosen', method: 'email' });
    actor.send({ type: 'answered', answer: ' 123456 ' });
    await until('ended');
    expect(requests).toEqual([{ id: 'c1', method: 'email', answer: '123456' }]);
    expect(actor.getSnapshot().output).toEqual({ success, refusal: undefined });
  });

  it('asks at once where only one method is offered [REQ-113]', () => {
    expect(playTwoFactor(['authenticator']).actor.getSnapshot().value).toBe('answering');
  });

  it('sends no empty answer [REQ-113]', () => {
    const { actor, requests } = playTwoFactor(['sms']);
    actor.send({ type: 'answered', answer: ' ' });
    expect([actor.getSnapshot().value, requests]).toEqual(['answering', []]);
  });

  it('lets a wrong answer be given again, or by another method [REQ-113]', async () => {
    const wrong = { kind: 'refused', refusal: { code: 'wrongAnswer' } } as const;
    const { actor, until } = playTwoFactor(['sms', 'email'], wrong);
    actor.send({ type: 'methodChosen', method: 'sms' });
    actor.send({ type: 'answered', answer: '1' });
    expect((await until('answering')).context.refusal).toEqual(wrong.refusal);
    actor.send({ type: 'methodChosen', method: 'email' });
    expect(actor.getSnapshot().context).toMatchObject({ method: 'email', refusal: undefined });
  });

  it.each(['challengeExpired', 'locked'] as const)(
    'ends without a session when the answer is %s [REQ-113]',
    async (code) => {
      const refusal = code === 'locked' ? { code, until: undefined } : { code };
      const { actor, until } = playTwoFactor(['sms'], { kind: 'refused', refusal });
      actor.send({ type: 'answered', answer: '1' });
      await until('ended');
      expect(actor.getSnapshot().output).toEqual({ success: undefined, refusal });
    },
  );

  it('ends without a session and without a reproach when it is given up [REQ-113]', () => {
    const { actor } = playTwoFactor(['sms']);
    actor.send({ type: 'cancelled' });
    expect(actor.getSnapshot().output).toEqual({ success: undefined, refusal: undefined });
  });
});
