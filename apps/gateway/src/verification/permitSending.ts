import type { Call } from '../kernel/gateway.types.ts';
import type { Orm } from '../database/database.types.ts';
import { readAttempts } from '../access/attempts.store.ts';
import { consumePass } from './botCheck.service.ts';
import type { BotCheckGiven } from './botCheck.service.ts';

/** Recent attempts from one address that need no bot check. */
export const FREE_ATTEMPTS = { sendFromAddress: 5, registerFromAddress: 3 } as const;

/** True when the caller's address must pass a bot check first. */
export const isSuspect = async (
  orm: Orm,
  { merchant, network, now }: Call,
  kind: keyof typeof FREE_ATTEMPTS,
): Promise<boolean> => {
  const { taken } = await readAttempts(orm, { merchant: merchant.id, kind, subject: network }, now);
  return taken >= FREE_ATTEMPTS[kind] || merchant.conditions.botCheckRequired === true;
};

/**
 * Checks that the visitor may send messages, which cost money; undefined when the required bot check is missing.
 * Without a pass, `mostSends` limits the call to the first few of its address, so concurrent calls cannot exceed them.
 */
export const permitSending = async (orm: Orm, call: Call, given: BotCheckGiven): Promise<Call | undefined> => {
  if (await consumePass(orm, call, given)) return call;
  const isRobot = await isSuspect(orm, call, 'sendFromAddress');
  return isRobot ? undefined : { ...call, mostSends: FREE_ATTEMPTS.sendFromAddress };
};
