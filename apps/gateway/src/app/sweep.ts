import { isNotNull } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { accessExpiry } from '../access/access.schema.ts';
import { passkeysExpiry } from '../access/passkeys.schema.ts';
import { catalogueExpiry } from '../catalogue/catalogue.schema.ts';
import { encryptionExpiry } from '../encryption/encryption.schema.ts';
import { eventsExpiry } from '../events/events.schema.ts';
import { favouritesExpiry } from '../favourites/favourites.schema.ts';
import { idempotencyExpiry } from '../kernel/idempotency.schema.ts';
import { lotteryExpiry } from '../lottery/lottery.schema.ts';
import { outboxExpiry } from '../outbox/outbox.schema.ts';
import { profileExpiry } from '../profile/profile.schema.ts';
import { promotionsExpiry } from '../promotions/promotions.schema.ts';
import { recoveryExpiry } from '../recovery/recovery.schema.ts';
import { securityExpiry } from '../security/security.schema.ts';
import { sessionExpiry } from '../session/session.schema.ts';
import { incidentsExpiry } from '../system/incidents.schema.ts';
import { verificationExpiry } from '../verification/verification.schema.ts';
import { walletExpiry } from '../wallet/wallet.schema.ts';
import { deleteExpired } from '../merchants/deleteExpired.ts';
import { merchants } from '../merchants/merchants.schema.ts';

/** Sessions come first: other rows are deleted with them. */
const expiring = [
  ...accessExpiry,
  ...passkeysExpiry,
  ...sessionExpiry,
  ...securityExpiry,
  ...verificationExpiry,
  ...recoveryExpiry,
  ...encryptionExpiry,
  ...favouritesExpiry,
  ...catalogueExpiry,
  ...walletExpiry,
  ...eventsExpiry,
  ...outboxExpiry,
  ...profileExpiry,
  ...promotionsExpiry,
  ...idempotencyExpiry,
  ...lotteryExpiry,
  ...incidentsExpiry,
];

/** Deletes every world at a start: worlds do not outlive the gateway that created them. */
export const endWorlds = async (orm: Orm): Promise<void> => {
  await orm.delete(merchants).where(isNotNull(merchants.origin));
};

/** Deletes expired rows of merchants, by the rules of each area (`…Expiry` in its schema). */
export const sweep = (orm: Orm, now: Date): Promise<void> => deleteExpired(orm, expiring, now);
