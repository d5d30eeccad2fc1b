import { normalText } from '@baize/domain/typed-text';
import type { bindContactPayload } from '@baize/gateway-contract';
import type { z } from '@hono/zod-openapi';
import type { Member } from '../accounts/members.store.ts';
import { refusal, success } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { MerchantSettings } from '../merchants/merchants.types.ts';
import { brokenField } from '../recovery/recovery.rules.ts';
import { numberOf } from '../verification/codes.store.ts';
import { readNumber } from '../verification/mobileNumber.ts';

export type Channel = 'sms' | 'email';
export type NewContact = z.output<typeof bindContactPayload>['contact'];

/** A contact in its normal form: the recipient of a message, and the member's columns that hold it. */
export type Contact = {
  readonly channel: Channel;
  readonly recipient: string;
  readonly columns: Partial<Pick<Member, 'mobile' | 'dialing_code' | 'email'>>;
  /** The dialing code of a mobile number. */
  readonly country?: string;
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u;

/** Normalises a contact to bind; refused when its number or address is invalid. */
export const readContact = (
  settings: MerchantSettings,
  given: NewContact,
): Result<Contact, 'countryNotServed' | 'fieldRule'> => {
  if (given.channel === 'sms') {
    const read = readNumber(given);
    if (!read.ok) return read;
    const { mobileNum: mobile, countryDialingCode: country } = read.value;
    const columns = { mobile, dialing_code: country };
    return success({ channel: 'sms', recipient: numberOf(country, mobile), columns, country });
  }
  const email = normalText(given.email);
  if (!EMAIL.test(email) || brokenField(settings, { email }) !== undefined)
    return refusal('fieldRule', { field: 'email' });
  return success({ channel: 'email', recipient: email, columns: { email } });
};

/** The member's bound contact of a channel; undefined without one. */
export const boundContactOf = (
  { mobile, dialing_code: dialingCode, email }: Member,
  channel: Channel,
): string | undefined => {
  if (channel === 'email') return email ?? undefined;
  return mobile === null ? undefined : numberOf(dialingCode ?? '', mobile);
};

/** The columns of a channel as they are, to be restored. */
export const columnsOf = ({ mobile, dialing_code, email }: Member, channel: Channel): Contact['columns'] =>
  channel === 'sms' ? { mobile, dialing_code } : { email };

const MASK = '••••';

/** The bound contact of a channel, masked: the last 4 digits of a number, the first letter of an address. */
export const maskedContactOf = (member: Member, channel: Channel): string | undefined => {
  if (channel === 'email') return member.email?.replace(/^(.)[^@]*/u, `$1${MASK}`);
  return member.mobile === null ? undefined : `+${member.dialing_code ?? ''} ${MASK}${member.mobile.slice(-4)}`;
};
