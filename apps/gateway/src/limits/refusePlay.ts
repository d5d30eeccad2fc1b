import { jurisdictions, lawOf } from '@baize/domain/jurisdictions';
import type { Jurisdiction, JurisdictionId } from '@baize/domain/jurisdictions';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { HTTPException } from 'hono/http-exception';
import { findMember, lockMember } from '../accounts/members.store.ts';
import type { Orm, Tx } from '../database/database.types.ts';
import { rowsOf } from '../database/rowsOf.ts';
import { refusal, refusalUntil } from '../kernel/result.ts';
import type { Refusal } from '../kernel/result.ts';
import { merchants } from '../merchants/merchants.schema.ts';
import type { Limits, PlayRefusals, PlayWish } from '../wallet/limits.types.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { dateAt, excludedMilliseconds } from './exclusions.store.ts';
import { memberLimits, playBreaks } from './limits.schema.ts';
import type { LimitKind } from './limits.types.ts';
import { nightEnd } from './nightBreak.ts';
import { periodAt } from './periods.ts';
import { subjectsOfMember } from './subjects.ts';
import { usedOf } from './usage.ts';

type Standing = {
  readonly timeZone: string;
  readonly law: Jurisdiction;
  readonly breakUntil: Date | undefined;
  readonly excludedUntil: Date | undefined;
};

const isJurisdiction = (id: unknown): id is JurisdictionId =>
  typeof id === 'string' && Object.hasOwn(jurisdictions, id);

/** A member's break and exclusion, with the zone and the law of the site. */
export const readStanding = async (orm: Orm, owner: Owner, now: Date): Promise<Standing> => {
  const subjects = await subjectsOfMember(orm, owner);
  const [row = {}] = rowsOf(
    await orm.execute(sql`
      select m.settings #>> '{sandbox,timeZone}' as zone, m.settings ->> 'jurisdiction' as law,
        ${excludedMilliseconds(subjects, now)} as excluded,
        (select extract(epoch from b.until) * 1000 from ${playBreaks} b
          where b.merchant = ${owner.merchant} and b.member_id = ${owner.memberId}
            and b.until > ${now.toISOString()}::timestamptz) as paused
      from ${merchants} m where m.id = ${owner.merchant}`),
  );
  const { law } = row;
  return {
    timeZone: String(row['zone']),
    law: lawOf(isJurisdiction(law) ? law : undefined),
    breakUntil: dateAt(row['paused']),
    excludedUntil: dateAt(row['excluded']),
  };
};

/**
 * True when the law asks for a deposit limit and the member has none; the choice of none counts as one, unless the law
 * requires a limit.
 */
export const mustChooseLimit = (
  { law }: Pick<Standing, 'law'>,
  limits: readonly { readonly kind: string; readonly amount: bigint | null }[],
): boolean => {
  const counts = (amount: bigint | null) => amount !== null || law.depositLimitRequired !== true;
  return law.depositLimitChoice && !limits.some(({ kind, amount }) => kind === 'deposit' && counts(amount));
};

const limitsOn = (tx: Tx, { merchant, memberId }: Owner, kinds: readonly LimitKind[]) =>
  tx
    .select()
    .from(memberLimits)
    .where(
      and(
        eq(memberLimits.merchant, merchant),
        eq(memberLimits.member_id, memberId),
        inArray(memberLimits.kind, [...kinds]),
      ),
    );

type Left = { readonly left: bigint; readonly to: Date };

/** The limit that leaves the least, of those that do not cover an amount. */
const tightestLimit = async (
  tx: Tx,
  owner: Owner,
  { limits, timeZone }: Pick<Standing, 'timeZone'> & { readonly limits: Awaited<ReturnType<typeof limitsOn>> },
  { amount, now }: { readonly amount: bigint; readonly now: Date },
): Promise<Left | undefined> => {
  const counted = limits.flatMap(({ kind, period, amount: most }) => {
    if (most === null || kind === 'reminder' || period === 'session') return [];
    const { from, to } = periodAt(period, now, timeZone);
    return [{ kind, most, since: from, to }];
  });
  if (counted.length === 0) return undefined;
  const used = await usedOf(tx, owner, counted);
  let tightest: Left | undefined;
  for (const [place, { most, to }] of counted.entries()) {
    const left = most - (used[place] ?? 0n);
    if (amount > left && (tightest === undefined || left < tightest.left)) tightest = { left, to };
  }
  return tightest;
};

/** Locks a member against a closure of the account. Throws the answer of an ended session if it was closed meanwhile. */
const lockOpenMember = async (tx: Tx, owner: Owner): Promise<void> => {
  await lockMember(tx, owner);
  const { closed_at: closedAt = null } = (await findMember(tx, owner.merchant, owner.memberId)) ?? {};
  if (closedAt !== null) throw new HTTPException(401);
};

const codeOf = async (
  tx: Tx,
  owner: Owner,
  { kind, amount = 0n }: { readonly kind: keyof PlayRefusals; readonly amount?: bigint | undefined },
  now: Date,
): Promise<Refusal<PlayRefusals[keyof PlayRefusals]> | undefined> => {
  if (kind === 'stake') await lockWallet(tx, owner);
  if (kind === 'deposit') await lockOpenMember(tx, owner);
  const standing = await readStanding(tx, owner, now);
  const { breakUntil, excludedUntil, law, timeZone } = standing;
  if (excludedUntil !== undefined) return refusalUntil('excluded', excludedUntil);
  if (breakUntil !== undefined) return refusalUntil('onBreak', breakUntil);
  if (kind === 'play') return undefined;
  const night =
    kind === 'deposit' || law.nightBreak === undefined ? undefined : nightEnd(law.nightBreak, now, timeZone);
  if (night !== undefined) return refusalUntil('nightBreak', night);
  if (kind === 'launch') return undefined;
  const limits = await limitsOn(tx, owner, kind === 'stake' ? ['stake', 'loss'] : ['deposit']);
  if (kind === 'deposit' && mustChooseLimit(standing, limits)) return refusal('limitsUnset');
  const tightest = await tightestLimit(tx, owner, { ...standing, limits }, { amount, now });
  if (tightest === undefined) return undefined;
  const left = tightest.left > 0n ? tightest.left : 0n;
  return refusal('limitReached', { amount: left.toString(), until: tightest.to.toISOString() });
};

/**
 * Refuses what a member wants (D58). A stake locks the wallet and a deposit the member until the end of the transaction,
 * so that calls at the same time are counted one after the other.
 */
export const refusePlay: Limits['refusePlay'] = <Kind extends keyof PlayRefusals>(
  tx: Tx,
  owner: Owner,
  wish: PlayWish<Kind>,
  now: Date,
): Promise<Refusal<PlayRefusals[Kind]> | undefined> =>
  codeOf(tx, owner, wish, now) as Promise<Refusal<PlayRefusals[Kind]> | undefined>;
