import type { FieldRule } from '@baize/domain/field-rules';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { changePasswordMachine } from './changePassword.machine.ts';
import type { ChangePasswordAnswer, ChangePasswordInput, NewPassword } from './changePassword.machine.ts';

const passwordRule: FieldRule = {
  key: 'password',
  enabled: true,
  required: true,
  minLength: 8,
  maxLength: 12,
  patternId: 14,
  type: 'password',
};
const fresh = { type: 'submitted', newPassword: 'Fresh2026', confirmNewPassword: 'Fresh2026' } as const;

const playChange = (
  input: ChangePasswordInput = { oldPassword: 'Old2026', passwordRule },
  ...answers: ChangePasswordAnswer[]
) => {
  const requests: NewPassword[] = [];
  const chart = changePasswordMachine.provide({
    actors: {
      changePassword: fromPromise<ChangePasswordAnswer, NewPassword>((call) => {
        requests.push(call.input);
        return Promise.resolve(answers[requests.length - 1] ?? { kind: 'changed' });
      }),
    },
  });
  const actor = createActor(chart, { input }).start();
  return { actor, requests, until: (state: string) => waitFor(actor, ({ value }) => value === state) };
};

describe('changePassword', () => {
  it('sends the password known from login with the new one, and ends changed [REQ-148]', async () => {
    const { actor, requests, until } = playChange();
    actor.send(fresh);
    await until('ended');
    expect(requests).toEqual([{ oldPassword: 'Old2026', newPassword: 'Fresh2026', confirmNewPassword: 'Fresh2026' }]);
    expect(actor.getSnapshot().output).toEqual({ changed: true });
  });

  it('asks for the old password only when it is not known [REQ-148]', () => {
    const { actor, requests } = playChange({ passwordRule });
    actor.send(fresh);
    expect(actor.getSnapshot().context.faults).toEqual({ oldPassword: { rule: 'required' } });
    actor.send({ ...fresh, oldPassword: ' Old2026 ' });
    expect(requests).toEqual([{ oldPassword: 'Old2026', newPassword: 'Fresh2026', confirmNewPassword: 'Fresh2026' }]);
  });

  it.each([
    ['', '', { newPassword: { rule: 'required' }, confirmNewPassword: { rule: 'required' } }],
    ['Fresh1', 'Fresh1', { newPassword: { rule: 'length', min: 8, max: 12 } }],
    ['Freshfresh', 'Freshfresh', { newPassword: { rule: 'pattern', patternId: 14 } }],
    ['Fresh2026', 'Fresh2027', { confirmNewPassword: { rule: 'confirmation' } }],
  ])('holds %j, repeated as %j, against the password rule [REQ-149]', (newPassword, confirmNewPassword, faults) => {
    const { actor, requests } = playChange();
    actor.send({ type: 'submitted', newPassword, confirmNewPassword });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.faults, requests]).toEqual(['entering', faults, []]);
  });

  it('asks for a new password also where there is no rule for it [REQ-149]', () => {
    const { actor } = playChange({ oldPassword: 'Old2026' });
    actor.send({ type: 'submitted', newPassword: '', confirmNewPassword: '' });
    expect(actor.getSnapshot().context.faults.newPassword).toEqual({ rule: 'required' });
  });

  it('trims what is typed [REQ-098]', async () => {
    const { actor, requests, until } = playChange();
    actor.send({ type: 'submitted', newPassword: ' Fresh2026 ', confirmNewPassword: 'Fresh2026' });
    await until('ended');
    expect(requests[0]?.newPassword).toBe('Fresh2026');
  });

  it('tells a refusal and lets the player try again [REQ-148]', async () => {
    const refusal = { code: 'wrongCredentials' } as const;
    const { actor, until } = playChange(undefined, { kind: 'refused', refusal });
    actor.send(fresh);
    await until('changing');
    expect((await until('entering')).context.refusal).toEqual(refusal);
    actor.send(fresh);
    await until('ended');
    expect(actor.getSnapshot().output).toEqual({ changed: true });
  });

  it('ends unchanged when the player gives up [REQ-107]', () => {
    const { actor } = playChange();
    actor.send({ type: 'cancelled' });
    expect(actor.getSnapshot().output).toEqual({ changed: false });
  });
});
