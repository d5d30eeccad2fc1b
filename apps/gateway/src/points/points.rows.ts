import { randomUUID } from 'node:crypto';
import type { PointGrantRow, RedemptionRow } from '@baize/worlds';
import type { Tx } from '../database/database.types.ts';
import { InvalidWish } from '../kernel/invalidWish.ts';
import { findMemberByAccount } from '../accounts/members.store.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { redemptions } from './points.schema.ts';
import { movePoints, openAccount } from './points.store.ts';
import { rewardOf } from './rewards.ts';

const REVIEW_MS = 3_600_000;

const ownerOf = async (tx: Tx, merchant: string, account: string): Promise<Owner> => {
  const member = await findMemberByAccount(tx, merchant, account);
  if (member === undefined) throw new InvalidWish(`The world has no account ${account}.`);
  return { merchant, memberId: member.id };
};

/** Grants points to members of a world. */
export const writePointGrantRows = async (
  tx: Tx,
  { id: merchant }: ActiveMerchant,
  rows: readonly PointGrantRow[],
  now: Date,
): Promise<void> => {
  for (const { account, points } of rows) {
    const owner = await ownerOf(tx, merchant, account);
    await openAccount(tx, owner);
    const moved = await movePoints(tx, owner, { kind: 'granted', points, now });
    if (moved === undefined) throw new InvalidWish(`${account} would have more points than an account can hold.`);
  }
};

/** Writes redemptions of members of a world. */
export const writeRedemptionRows = async (
  tx: Tx,
  { id: merchant }: ActiveMerchant,
  rows: readonly RedemptionRow[],
  now: Date,
): Promise<void> => {
  for (const { account, reward: id, status } of rows) {
    const { memberId } = await ownerOf(tx, merchant, account);
    const reward = rewardOf(id);
    if (reward === undefined) throw new InvalidWish(`No reward ${id} is there.`);
    const own = { merchant, id: randomUUID(), member_id: memberId, reward_id: id, points: reward.points };
    const decidesAt = new Date(now.getTime() + REVIEW_MS);
    await tx.insert(redemptions).values({ ...own, status, requested_at: now, decides_at: decidesAt });
  }
};
