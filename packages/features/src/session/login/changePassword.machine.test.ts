import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { testEffects } from '../../testing/testEffects.ts';
import { changePasswordMachine } from './changePassword.machine.ts';
import type { ChangePasswordAnswer, ChangePasswordInput, NewPassword } from './changePassword.types.ts';

const fresh = { type: 'submitted', newPassword: 'Fresh2026', confirmNewPassword: 'Fresh2026' } as const;
const known: ChangePasswordInput = { oldPassword: 'Old2026' };

const playChange = (input: ChangePasswordInput = known, ...answers: (ChangePasswordAnswer | Error)[]) => {
  const requests: NewPassword[] = [];
  const chart = changePasswordMachine.provide({
    actors: {
      changePassword: fromPromise<ChangePasswordAnswer, NewPassword>((call) => {
        requests.push(call.input);
        const answer = answers[requests.length - 1] ?? { kind: 'changed' };
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      }),
    },
  });
  const actor = createActor(chart, { input }).start();
  return { actor, requests, until: (state: string) => waitFor(actor, ({ value }) => value === state) };
};

testEffects(changePasswordMachine);

describe('changePassword', () => {
  it('sends the password known from login with the new one, and ends changed [REQ-148]', async () => {
    const { actor, requests, until } = playChange();
    actor.send(fresh);
    await until('ended');
    expect(requests).toEqual([{ oldPassword: 'Old2026', newPassword: 'Fresh2026', confirmNewPassword: 'Fresh2026' }]);
    expect(actor.getSnapshot().output).toEqual({ kind: 'changed' });
  });

  it('sends the old password that was typed where none is known [REQ-148]', () => {
    const { actor, requests } = playChange({});
    actor.send({ ...fresh, oldPassword: 'Old2025' });
    expect(requests[0]?.oldPassword).toBe('Old2025');
  });

  it('tells a refusal and lets the player try again [REQ-148]', async () => {
    const refusal = { code: 'wrongPassword' } as const;
    const { actor, until } = playChange(known, { kind: 'refused', refusal });
    actor.send(fresh);
    await until('changing');
    expect((await until('entering')).context.refusal).toEqual(refusal);
    actor.send(fresh);
    await until('ended');
    expect(actor.getSnapshot().output).toEqual({ kind: 'changed' });
  });

  it('tells that it broke, and lets the player try again', async () => {
    const { actor, until } = playChange(known, new Error('no chunk'));
    actor.send(fresh);
    await until('changing');
    expect((await until('entering')).context.refusal).toEqual({ code: 'broken' });
    actor.send(fresh);
    expect((await until('ended')).output).toEqual({ kind: 'changed' });
  });

  it('ends unchanged when the player gives up [REQ-107]', () => {
    const { actor } = playChange();
    actor.send({ type: 'cancelled' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'cancelled' });
  });
});
