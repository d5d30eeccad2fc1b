import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { testEffects } from '../testing/testEffects.ts';
import { createSecondFactor } from './secondFactor.machine.ts';
import type { Challenge, ChallengeAnswer, ChallengeRequest } from './verification.types.ts';

const passed = { kind: 'passed', value: 'let in' } as const;

const playSecondFactor = (methods: Challenge['methods'], ...answers: (ChallengeAnswer<string> | Error)[]) => {
  const requests: ChallengeRequest[] = [];
  const chart = createSecondFactor<string>().provide({
    actors: {
      answerChallenge: fromPromise<ChallengeAnswer<string>, ChallengeRequest>(({ input }) => {
        requests.push(input);
        const answer = answers[requests.length - 1] ?? passed;
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      }),
    },
  });
  const actor = createActor(chart, { input: { id: 'c1', methods } }).start();
  return { actor, requests, until: (state: string) => waitFor(actor, ({ value }) => value === state) };
};

testEffects(createSecondFactor());

describe('secondFactor', () => {
  it('lets the player choose among the offered methods [REQ-113]', async () => {
    const { actor, requests, until } = playSecondFactor(['sms', 'email', 'realName']);
    expect(actor.getSnapshot().value).toBe('choosing');
    actor.send({ type: 'methodChosen', method: 'authenticator' });
    expect(actor.getSnapshot().value).toBe('choosing');
    actor.send({ type: 'methodChosen', method: 'email' });
    actor.send({ type: 'submitted', answer: '123456' });
    await until('ended');
    expect(requests).toEqual([{ id: 'c1', method: 'email', answer: '123456' }]);
    expect(actor.getSnapshot().output).toEqual(passed);
  });

  it('asks at once where only one method is offered [REQ-113]', () => {
    expect(playSecondFactor(['authenticator']).actor.getSnapshot().value).toBe('answering');
  });

  it('lets a wrong answer be given again, or by another method', async () => {
    const wrong = { kind: 'refused', refusal: { code: 'wrongAnswer' } } as const;
    const { actor, until } = playSecondFactor(['sms', 'email'], wrong);
    actor.send({ type: 'methodChosen', method: 'sms' });
    actor.send({ type: 'submitted', answer: '1' });
    await until('checking');
    expect((await until('answering')).context.refusal).toEqual(wrong.refusal);
    actor.send({ type: 'methodChosen', method: 'email' });
    expect(actor.getSnapshot().context).toMatchObject({ method: 'email', refusal: undefined });
  });

  it('ends without a refusal when it is cancelled after a wrong answer', async () => {
    const { actor, until } = playSecondFactor(['sms'], { kind: 'refused', refusal: { code: 'wrongAnswer' } });
    actor.send({ type: 'submitted', answer: '1' });
    await until('checking');
    await until('answering');
    actor.send({ type: 'cancelled' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'cancelled' });
  });

  it('takes no other method while an answer is checked, and another one while it is awaited', async () => {
    const { actor, requests, until } = playSecondFactor(['sms', 'email']);
    actor.send({ type: 'methodChosen', method: 'sms' });
    actor.send({ type: 'methodChosen', method: 'email' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.method]).toEqual(['answering', 'email']);
    actor.send({ type: 'submitted', answer: '1' });
    actor.send({ type: 'methodChosen', method: 'sms' });
    expect(actor.getSnapshot().value).toBe('checking');
    await until('ended');
    expect(requests).toEqual([{ id: 'c1', method: 'email', answer: '1' }]);
  });

  it('tells that checking broke, and lets the player answer again', async () => {
    const { actor, until } = playSecondFactor(['sms'], new Error('no crypto'));
    actor.send({ type: 'submitted', answer: '1' });
    await until('checking');
    expect((await until('answering')).context.refusal).toEqual({ code: 'broken' });
    actor.send({ type: 'submitted', answer: '1' });
    expect((await until('ended')).output).toEqual(passed);
  });

  it.each(['challengeExpired', 'locked'] as const)('ends without a session when the answer is %s', async (code) => {
    const refused = { kind: 'refused', refusal: { code } } as const;
    const { actor, until } = playSecondFactor(['sms'], refused);
    actor.send({ type: 'submitted', answer: '1' });
    await until('ended');
    expect(actor.getSnapshot().output).toEqual(refused);
  });

  it('ends without a session and without a refusal when it is cancelled', () => {
    const { actor } = playSecondFactor(['sms']);
    actor.send({ type: 'cancelled' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'cancelled' });
  });
});
