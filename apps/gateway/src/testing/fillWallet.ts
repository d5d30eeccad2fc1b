import { findMemberByAccount } from '../accounts/members.store.ts';
import { moveMoney, readWallet } from '../wallet/wallet.store.ts';
import type { TestGateway } from './openTestGateway.ts';

/** The highest balance of 64 bits. */
const HIGHEST = 2n ** 63n - 1n;

/** Credits a member's wallet up to the highest balance; returns a function that takes the money out again. */
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
