import { findMember, lockMember } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';
import { maskedName } from '../catalogue/wins.store.ts';
import type { Orm, Tx } from '../database/database.types.ts';
import type { Refusal } from '../kernel/result.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { openBonuses } from '../wallet/bonuses.store.ts';
import type { Limits, PlayRefusals } from '../wallet/limits.types.ts';
import { post } from '../wallet/post.ts';
import type { Account } from '../wallet/post.ts';
import { turnoverOf } from '../wallet/turnover.store.ts';
import { vendorBalance, vendorWalletsOf } from '../wallet/vendorWallets.store.ts';
import { lockWallet, readWallet } from '../wallet/wallet.store.ts';
import type { Owner, Wallet } from '../wallet/wallet.store.ts';

export const MAIN = 'main';

export type MemberWallet = { readonly id: string; readonly balance: bigint };

/** A member's wallets, the main one first. */
export const readWallets = async (
  orm: Orm,
  merchant: Pick<ActiveMerchant, 'settings'>,
  owner: Owner,
): Promise<MemberWallet[]> => {
  const main = { id: MAIN, balance: (await readWallet(orm, owner))?.balance ?? 0n };
  const others = [];
  for (const id of vendorWalletsOf(merchant)) others.push({ id, balance: await vendorBalance(orm, owner, id) });
  return [main, ...others];
};

const accountOf = (id: string, memberId: string): Account =>
  id === MAIN ? { kind: 'main', memberId } : { kind: 'vendorWallet', memberId, vassalage: id };

type Move = {
  /** Unique id of the request. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  readonly now: Date;
};

/** Moves money between two wallets of a member; refused when the first has less, or the second has no room. */
export const moveBetween = async (
  tx: Tx,
  owner: Owner,
  { id, from, to, amount, now }: Move,
): Promise<'done' | 'balanceTooLow' | 'walletFull'> => {
  const { merchant, memberId } = owner;
  await lockWallet(tx, owner);
  const has = from === MAIN ? (await readWallet(tx, owner))?.balance : await vendorBalance(tx, owner, from);
  if ((has ?? 0n) < amount) return 'balanceTooLow';
  const booked = await post(tx, {
    merchant,
    kind: from === MAIN ? 'transferOut' : 'transferIn',
    cause: `transfer:${id}`,
    reference: `${from} ${to}`,
    postings: [
      { account: accountOf(from, memberId), amount: -amount },
      { account: accountOf(to, memberId), amount },
    ],
    now,
  });
  return booked === undefined ? 'walletFull' : 'done';
};

/** Moves all money into the main wallet in one transaction; false when it does not fit. */
export const collectAll = async (
  tx: Tx,
  merchant: Pick<ActiveMerchant, 'settings'>,
  owner: Owner,
  { id, now }: Pick<Move, 'id' | 'now'>,
): Promise<boolean> => {
  await lockWallet(tx, owner);
  const { memberId } = owner;
  const full = (await readWallets(tx, merchant, owner)).filter((wallet) => wallet.id !== MAIN && wallet.balance > 0n);
  if (full.length === 0) return true;
  const total = full.reduce((sum, { balance }) => sum + balance, 0n);
  const booked = await post(tx, {
    merchant: owner.merchant,
    kind: 'transferIn',
    cause: `collect:${id}`,
    reference: `${full.map(({ id: from }) => from).join('+')} ${MAIN}`,
    postings: [
      { account: accountOf(MAIN, memberId), amount: total },
      ...full.map(({ id: from, balance }) => ({ account: accountOf(from, memberId), amount: -balance })),
    ],
    now,
  });
  return booked !== undefined;
};

/** The member who invited a member; undefined when nobody did, or the account is closed. */
export const findUpline = async (orm: Orm, { merchant, memberId }: Owner): Promise<Member | undefined> => {
  const { upline_id: id = null } = (await findMember(orm, merchant, memberId)) ?? {};
  const upline = id === null ? undefined : await findMember(orm, merchant, id);
  return upline?.disabled === false ? upline : undefined;
};

export const uplineName = ({ nickname, account }: Member): string => maskedName(nickname || account);

/**
 * Transfers own money to the upline. Locks the upline against a closure of the account, and the member's wallet before
 * the turnover is read; each upline is above its member, so two transfers never wait for each other in a circle. Refused
 * to a member who is excluded or on a break: the upline could play with it in the member's place, while a withdrawal
 * stays open (D58). An exclusion locks the wallet too, so that none is begun in between.
 */
export const payUpline = async (
  tx: Tx,
  owner: Owner,
  {
    id,
    upline,
    amount,
    refusePlay,
    now,
  }: Pick<Move, 'id' | 'amount' | 'now'> & Pick<Limits, 'refusePlay'> & { readonly upline: Member },
): Promise<
  Wallet | { readonly left: bigint } | Refusal<PlayRefusals['play']> | 'balanceTooLow' | 'walletFull' | 'uplineUnknown'
> => {
  const { merchant, memberId } = owner;
  await lockMember(tx, { merchant, memberId: upline.id });
  if ((await findUpline(tx, owner))?.id !== upline.id) return 'uplineUnknown';
  await lockWallet(tx, owner);
  const refused = await refusePlay(tx, owner, { kind: 'play' }, now);
  if (refused !== undefined) return refused;
  await openBonuses(tx, owner, now);
  const { left } = await turnoverOf(tx, owner);
  if (left > 0n) return { left };
  if (((await readWallet(tx, owner))?.balance ?? 0n) < amount) return 'balanceTooLow';
  const booked = await post(tx, {
    merchant,
    kind: 'uplineTransfer',
    cause: `upline:${id}`,
    reference: `${memberId} ${upline.id}`,
    postings: [
      { account: { kind: 'main', memberId }, amount: -amount },
      { account: { kind: 'main', memberId: upline.id }, amount },
    ],
    now,
  });
  return booked?.wallets.get(memberId) ?? 'walletFull';
};
