import { randomUUID } from 'node:crypto';
import type { MemberRow } from '@baize/worlds';
import { and, count, eq } from 'drizzle-orm';
import type { Tx } from '../database/database.types.ts';
import { InvalidWish } from '../kernel/invalidWish.ts';
import { countriesOf } from '../merchants/countries.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { setConsent } from './consents.store.ts';
import { hashPassword } from '../secrets/password.ts';
import { readNumber } from '../verification/mobileNumber.ts';
import type { MobileNumber } from '../verification/mobileNumber.ts';
import { moveMoney, openWallet, readWallet } from '../wallet/wallet.store.ts';
import { members } from '../accounts/member.schema.ts';
import { accountKeyOf, findMemberByAccount, findMemberByMobile } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';

/** scrypt cost N: worlds hold no real passwords, so hashing may be cheap. */
const CHEAP_HASH = 2;
const FIRST_ID = 1001;

const unlessUndefined = <T, U>(given: T | undefined, of: (value: T) => U): U | undefined =>
  given === undefined ? undefined : of(given);

/** The mobile number of a row, in the country of the merchant's currency; undefined when the row has none. */
const numberOf = ({ account, mobile }: MemberRow, { settings }: ActiveMerchant): MobileNumber | undefined => {
  if (mobile === undefined) return undefined;
  const countryDialingCode = countriesOf(settings.sandbox.currency)[0]?.countryDialingCode ?? '';
  const read = readNumber({ mobileNum: mobile, countryDialingCode });
  if (!read.ok) throw new InvalidWish(`The mobile number of ${account} is none of +${countryDialingCode}.`);
  return read.value;
};

/** Column values of a row; undefined leaves a column unchanged. */
const columnsOf = async (row: MemberRow, number: MobileNumber | undefined, now: Date) => ({
  account: row.account,
  type: row.type,
  nickname: row.nickname,
  real_name: row.realName,
  password_hash: row.password === undefined ? undefined : await hashPassword(row.password, CHEAP_HASH),
  payment_password_hash:
    row.paymentPassword === undefined ? undefined : await hashPassword(row.paymentPassword, CHEAP_HASH),
  password_default: row.passwordDefault,
  password_expires_at: unlessUndefined(row.passwordExpired, (expired) => (expired ? now : null)),
  first_login_at: unlessUndefined(row.firstTimeLogin, (first) => (first ? null : now)),
  mobile: number?.mobileNum,
  dialing_code: number?.countryDialingCode,
  email: row.email,
  second_factors: row.secondFactors,
  authenticator_secret: row.authenticatorSecret,
  disabled: row.disabled,
  birthday: row.birthday,
  icon: row.picture === undefined ? undefined : `drawn:${row.picture}`,
});

const addMember = async (tx: Tx, world: ActiveMerchant, row: MemberRow, now: Date): Promise<void> => {
  const [there] = await tx.select({ count: count() }).from(members).where(eq(members.merchant, world.id));
  const owner = { merchant: world.id, memberId: String(FIRST_ID + (there?.count ?? 0)) };
  await tx.insert(members).values({
    ...(await columnsOf(row, numberOf(row, world), now)),
    merchant: owner.merchant,
    id: owner.memberId,
    account_key: accountKeyOf(row.account),
    nickname: row.nickname ?? row.account,
    type: row.type ?? 0,
    first_login_at: row.firstTimeLogin === true ? null : now,
    created_at: now,
  });
  await openWallet(tx, { ...owner, amount: BigInt(row.balance ?? world.settings.sandbox.openingBalance), now });
};

const changeMember = async (
  tx: Tx,
  world: ActiveMerchant,
  { memberId, row }: { memberId: string; row: MemberRow },
  now: Date,
): Promise<void> => {
  const isThis = and(eq(members.merchant, world.id), eq(members.id, memberId));
  await tx
    .update(members)
    .set(await columnsOf(row, numberOf(row, world), now))
    .where(isThis);
  if (row.balance === undefined) return;
  const owner = { merchant: world.id, memberId };
  const wallet = await readWallet(tx, owner);
  const amount = BigInt(row.balance) - (wallet?.balance ?? 0n);
  if (amount < 0n)
    await moveMoney(tx, { ...owner, amount, kind: 'adjustment', cause: `adjustment:${randomUUID()}`, now });
  if (amount > 0n) await moveMoney(tx, { ...owner, amount, kind: 'opening', now });
};

const giveConsents = async (
  tx: Tx,
  world: ActiveMerchant,
  { account, consents }: MemberRow,
  now: Date,
): Promise<void> => {
  const member = consents === undefined ? undefined : await findMemberByAccount(tx, world.id, account);
  if (member === undefined || consents === undefined) return;
  for (const channel of consents)
    await setConsent(tx, { merchant: world.id, memberId: member.id }, { channel, isGiven: true }, now);
};

const refuseTakenMobile = async (tx: Tx, world: ActiveMerchant, row: MemberRow, known?: Member): Promise<void> => {
  const number = numberOf(row, world);
  if (number === undefined) return;
  const owner = await findMemberByMobile(tx, world.id, number.countryDialingCode, number.mobileNum);
  if (owner !== undefined && owner.id !== known?.id)
    throw new InvalidWish(`The mobile number of ${row.account} is that of ${owner.account}.`);
};

/** Inserts or updates members of a world, by account. Balances are opened through the ledger. */
export const writeMemberRows = async (
  tx: Tx,
  world: ActiveMerchant,
  rows: readonly MemberRow[],
  now: Date,
): Promise<void> => {
  for (const row of rows) {
    const known = await findMemberByAccount(tx, world.id, row.account);
    await refuseTakenMobile(tx, world, row, known);
    await (known === undefined
      ? addMember(tx, world, row, now)
      : changeMember(tx, world, { memberId: known.id, row }, now));
    await giveConsents(tx, world, row, now);
  }
};
