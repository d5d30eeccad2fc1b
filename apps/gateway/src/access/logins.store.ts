import { and, desc, eq, gt } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { newId } from '../secrets/random.ts';
import { logins } from './access.schema.ts';
import type { LoginWay } from './access.schema.ts';

const KEPT_MS = 90 * 24 * 3_600_000;
const MOST_LISTED = 50;

type Login = {
  readonly merchant: string;
  readonly memberId: string;
  readonly way: LoginWay;
  readonly device: string;
  readonly address: string;
};

/** Stores a login of a member for 90 days. */
export const rememberLogin = async (
  orm: Orm,
  { merchant, memberId, way, device, address }: Login,
  now: Date,
): Promise<void> => {
  const row = { merchant, id: newId(), member_id: memberId, at: now, method: way, device, address };
  await orm.insert(logins).values({ ...row, expires_at: new Date(now.getTime() + KEPT_MS) });
};

/** The latest logins of a member, newest first. */
export const latestLogins = (
  orm: Orm,
  { merchant, memberId }: { readonly merchant: string; readonly memberId: string },
  now: Date,
) =>
  orm
    .select()
    .from(logins)
    .where(and(eq(logins.merchant, merchant), eq(logins.member_id, memberId), gt(logins.expires_at, now)))
    .orderBy(desc(logins.at), desc(logins.id))
    .limit(MOST_LISTED);
