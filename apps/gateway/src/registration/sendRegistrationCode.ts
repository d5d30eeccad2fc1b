import type { Call } from '../kernel/gateway.types.ts';
import { refusal, success } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { Orm } from '../database/database.types.ts';
import { findMemberByMobile } from '../accounts/members.store.ts';
import { sendMessage } from '../outbox/outbox.store.ts';
import { sentenceWith } from '../sentences/sentence.ts';
import { CODE_MINUTES } from '../verification/codes.store.ts';
import { readNumber } from '../verification/mobileNumber.ts';
import type { MobileNumber } from '../verification/mobileNumber.ts';
import { sendCode } from '../verification/sendCode.ts';
import { codeOf } from './registration.rules.ts';

type Sent = Result<{ expiredMinutes: number }, 'countryNotServed' | 'fieldRule' | 'tooSoon'>;

/**
 * Sends a registration code by SMS. A number with an account gets an SMS that says so instead; the response is the
 * same, so that only its owner learns of the account.
 */
export const sendRegistrationCode = async (orm: Orm, call: Call, given: MobileNumber): Promise<Sent> => {
  const { merchant, language, now } = call;
  const read = readNumber(given);
  if (!read.ok) return read;
  const { mobileNum, countryDialingCode } = read.value;
  const known = await findMemberByMobile(orm, merchant.id, countryDialingCode, mobileNum);
  const of = codeOf(merchant.id, read.value);
  const wait = await sendCode(orm, call, {
    ...of,
    channel: 'sms',
    deliver: known === undefined,
    country: countryDialingCode,
  });
  if (wait !== undefined) return refusal('tooSoon', { retryAfter: wait });
  if (known !== undefined) {
    const body = sentenceWith(language, 'numberKnown', { brand: merchant.settings.brandName });
    await sendMessage(orm, merchant.id, { channel: 'sms', recipient: of.recipient, body, sentAt: now });
  }
  return success({ expiredMinutes: CODE_MINUTES });
};
