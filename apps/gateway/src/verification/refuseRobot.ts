import type { Call } from '../app/gateway.types.ts';
import type { Orm } from '../database/database.types.ts';
import { countedAttempts } from '../session/attempts.store.ts';
import { takesPass } from './botCheck.service.ts';
import type { BotCheckGiven } from './botCheck.service.ts';

/** So many of late from one address, and the next brings a bot check. */
export const FREE = { sendFromAddress: 5, registerFromAddress: 3 } as const;

/** Whether whoever calls must show first that it is no robot. */
export const isSuspect = async (
  orm: Orm,
  { merchant, network, now }: Call,
  kind: keyof typeof FREE,
): Promise<boolean> => {
  const { taken } = await countedAttempts(orm, { merchant: merchant.id, kind, subject: network }, now);
  return taken >= FREE[kind] || merchant.conditions.botCheckRequired === true;
};

/**
 * The call of a visitor who may ask for a code, since messages cost money; undefined without the bot check that is
 * required. Without one, `mostSends` lets the call through as one of the first few alone: of many at the same time no
 * more pass than of as many one after another.
 */
export const senderOf = async (orm: Orm, call: Call, given: BotCheckGiven): Promise<Call | undefined> => {
  if (await takesPass(orm, call, given)) return call;
  const isRobot = await isSuspect(orm, call, 'sendFromAddress');
  return isRobot ? undefined : { ...call, mostSends: FREE.sendFromAddress };
};
