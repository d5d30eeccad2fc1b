import type { Tx } from '../database/database.types.ts';
import { members } from '../accounts/member.schema.ts';
import type { SecondFactor } from '../accounts/member.schema.ts';
import { openWallet } from '../wallet/wallet.store.ts';
import demoMembers from './data/members.json' with { type: 'json' };
import { demoNumberOf } from './demoNumbers.ts';
import type { SandboxMerchant } from '../merchants/merchants.types.ts';

type DemoMember = {
  account: string;
  password?: string;
  nickname: string;
  realName?: string;
  type: number;
  /** Picks one of ten mobile numbers, in the country of the merchant's currency. */
  mobile?: string;
  email?: string;
  invitationCode?: string;
  /** Account of the agent who invited the member. */
  invitedBy?: string;
  seen?: boolean;
  /** Has months of records, where a world asks for them. */
  history?: boolean;
  passwordExpired?: boolean;
  passwordDefault?: boolean;
  secondFactors?: SecondFactor[];
  authenticatorSecret?: string;
};

const FIRST_ID = 1001;
/** Age of an account with months of records. */
const HISTORY_MS = 121 * 86_400_000;

/** Id of a demo account. */
const idOf = (account: string | undefined): string | null => {
  const index = (demoMembers as DemoMember[]).findIndex((demo) => demo.account === account);
  return index < 0 ? null : String(FIRST_ID + index);
};

/** Demo accounts of every sandbox, with their published passwords. */
export const demoLogins = (demoMembers as DemoMember[]).flatMap(({ account, password }, index) =>
  password === undefined ? [] : [{ id: String(FIRST_ID + index), key: account.toLowerCase(), password }],
);

/** Ids of the demo accounts with months of records. */
export const demoHistories = (demoMembers as DemoMember[]).flatMap(({ history }, index) =>
  history === true ? [String(FIRST_ID + index)] : [],
);

/** Seeds the demo accounts of a merchant and their wallets. */
export const seedMembers = async (
  tx: Tx,
  { id: merchant, sandbox }: SandboxMerchant,
  { now, hash, records }: { now: Date; hash: (text: string) => Promise<string>; records: boolean },
): Promise<void> => {
  for (const [index, demo] of (demoMembers as DemoMember[]).entries()) {
    const id = String(FIRST_ID + index);
    const since = records && demo.history === true ? new Date(now.getTime() - HISTORY_MS) : now;
    await tx.insert(members).values({
      merchant,
      id,
      account: demo.account,
      account_key: demo.account.toLowerCase(),
      nickname: demo.nickname,
      real_name: demo.realName ?? null,
      type: demo.type,
      ...(demo.mobile === undefined ? {} : demoNumberOf(sandbox.currency, demo.mobile)),
      email: demo.email ?? null,
      invitation_code: demo.invitationCode ?? null,
      upline_id: idOf(demo.invitedBy),
      password_hash: demo.password === undefined ? null : await hash(demo.password),
      password_default: demo.passwordDefault ?? false,
      password_expires_at: demo.passwordExpired === true ? now : null,
      second_factors: demo.secondFactors ?? [],
      authenticator_secret: demo.authenticatorSecret ?? null,
      first_login_at: demo.seen === true ? now : null,
      created_at: since,
    });
    await openWallet(tx, { merchant, memberId: id, amount: BigInt(sandbox.openingBalance), now: since });
  }
};
