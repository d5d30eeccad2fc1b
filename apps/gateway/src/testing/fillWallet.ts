import { findMemberByAccount } from '../member/members.store.ts';
import { moveMoney, readWallet } from '../wallet/wallet.store.ts';
import type { TestGateway } from './openTestGateway.ts';

/** As much as 64 bits can hold. */
const HIGHEST = 2n ** 63n - 1n;

/** Fills the wallet of a member as far as it goes; answers what takes the money out of it again. */
export const fillWallet = async (
  { database: { owner } }: TestGateway,
  merchant: string,
  account: string,
  now: Date,
) => {
  const member = await findMemberByAccount(owner, merchant, account);
  const memberId = member?.id ?? '';
  const wallet = await readWallet(owner, { merchant, memberId });
  const amount = HIGHEST - (wallet?.balance ?? 0n);
  await owner.transaction((tx) => moveMoney(tx, { merchant, memberId, amount, kind: 'bonus', now }));
  return () => owner.transaction((tx) => moveMoney(tx, { merchant, memberId, amount: -amount, kind: 'debit', now }));
};
