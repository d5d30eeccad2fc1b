import { expect, it } from 'vitest';
import { readOnce, refusedSecretField, secretFields } from './secret.rules.ts';
import type { SecretKind } from './secret.rules.ts';

it.each<SecretKind>(['password', 'fundPassword', 'secondFactor'])(
  'a call that requires the %s has one required field for it, and a wrong one is refused there [D57]',
  (kind) => {
    const need = { kind, wrongCode: 'wrong' };
    expect(secretFields(need).map(({ key, required }) => [key, required])).toEqual([[kind, true]]);
    expect(['wrong', 'locked'].map((code) => refusedSecretField(need, { code }))).toEqual([kind, undefined]);
  },
);

it('a secret is read once', () => {
  const read = readOnce('Secret1');
  expect([read(), read()]).toEqual(['Secret1', '']);
});
