import type { Call } from '../app/gateway.types.ts';
import type { Orm } from '../database/database.types.ts';
import { countedAttempts } from '../session/attempts.store.ts';
import { takesPass } from './botCheck.service.ts';
import type { BotCheckGiven } from './botCheck.service.ts';

/** So many of late from one address, and the next brings a bot check. */
const FREE = { sendFromAddress: 5, registerFromAddress: 3 } as const;

/** Whether whoever calls must show first that it is no robot. */
export const isSuspect = async (
  orm: Orm,
  { merchant, network, now }: Call,
  kind: keyof typeof FREE,
): Promise<boolean> => {
  const { taken } = await countedAttempts(orm, { merchant: merchant.id, kind, subject: network }, now);
  return taken >= FREE[kind] || merchant.conditions.botCheckRequired === true;
};

/** Whether a code is asked for by who must show first that it is no robot, and has not: messages cost money. */
export const isRobotSending = async (orm: Orm, call: Call, given: BotCheckGiven): Promise<boolean> =>
  (await isSuspect(orm, call, 'sendFromAddress')) && !(await takesPass(orm, call, given));
