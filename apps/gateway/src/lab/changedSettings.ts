import { sandboxSchema } from '@baize/tenant/sandbox';
import type { WorldSettings } from '@baize/worlds';
import { z } from 'zod';
import type { MerchantSettings } from '../merchants/merchants.types.ts';
import { InvalidWish } from '../kernel/invalidWish.ts';

type Rules = NonNullable<WorldSettings['rules']>;

const laidOver = (before: Rules, asked: Rules): Rules => {
  const byKey = new Map(before.map((rule) => [rule.key, rule]));
  for (const rule of asked) byKey.set(rule.key, { ...byKey.get(rule.key), ...rule });
  return [...byKey.values()];
};

/**
 * A merchant's settings with a world's overrides: flags and rules are merged by name, other settings replaced. Throws a
 * `InvalidWish` if the result is invalid, such as a minimum length above the merchant's maximum.
 */
export const changedSettings = (before: MerchantSettings, asked: WorldSettings): MerchantSettings => {
  const { sandbox } = before;
  const changed = sandboxSchema.omit({ $schema: true }).safeParse({
    ...sandbox,
    ...asked,
    flags: { ...sandbox.flags, ...asked.flags },
    rules: laidOver(sandbox.rules, asked.rules ?? []),
  });
  if (!changed.success)
    throw new InvalidWish(`The world's settings do not go together: ${z.prettifyError(changed.error)}`);
  return { ...before, sandbox: changed.data };
};
