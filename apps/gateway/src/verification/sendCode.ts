import type { Call } from '../kernel/gateway.types.ts';
import type { Orm } from '../database/database.types.ts';
import { sendMessage } from '../outbox/outbox.store.ts';
import { newDigits } from '../secrets/random.ts';
import { sentenceWith } from '../sentences/sentence.ts';
import { readAttempts, releaseAttempt, reserveEach, secondsUntil } from '../access/attempts.store.ts';
import type { Subject } from '../access/attempts.store.ts';
import { CODE_MINUTES, codeFor, storeCode } from './codes.store.ts';
import type { CodeOf } from './codes.store.ts';

const CODE_LENGTH = 6;
/** Wait after losing a race against calls from the same address: the retry gets `botCheckRequired`. */
const BEFORE_BOT_CHECK_SECONDS = 1;

type Sending = {
  channel: 'sms' | 'email';
  deliver: boolean;
  memberId?: string;
  /** Dialing code of a number that is typed, not bound to a member. */
  country?: string;
  /** A member to whom alone the code is worth anything; see `codeFor`. */
  boundTo?: string;
};

/**
 * Creates and sends a code. With `deliver: false` it stores a code that nobody gets, by the same statements, so that
 * neither answer nor timing reveals an account. Returns undefined, or the seconds to wait when the recipient, the
 * address, the member or the country is over its limit; the limit per country prevents SMS pumping.
 */
export const sendCode = async (
  orm: Orm,
  { merchant, language, network, now, smsPerCountry, mostSends }: Call,
  { channel, deliver, memberId, country, boundTo, ...of }: CodeOf & Sending,
): Promise<number | undefined> => {
  const address: Subject = { merchant: merchant.id, kind: 'sendFromAddress', subject: network };
  const subjects: Subject[] = [mostSends === undefined ? address : { ...address, most: mostSends }];
  if (memberId !== undefined) subjects.push({ merchant: merchant.id, kind: 'sendToMember', subject: memberId });
  if (country !== undefined)
    subjects.push({ merchant: merchant.id, kind: 'sendToCountry', subject: country, most: smsPerCountry });
  const until = await reserveEach(orm, subjects, now);
  if (until !== undefined) {
    const isRobot = mostSends !== undefined && (await readAttempts(orm, address, now)).taken >= mostSends;
    return isRobot ? BEFORE_BOT_CHECK_SECONDS : secondsUntil(until, now);
  }
  const code = newDigits(CODE_LENGTH);
  const wait = await storeCode(orm, of, boundTo === undefined ? code : codeFor(boundTo, code), now);
  if (wait !== undefined) {
    for (const subject of subjects) await releaseAttempt(orm, subject);
    return wait;
  }
  const values = { brand: merchant.settings.brandName, code, minutes: String(CODE_MINUTES) };
  const subject = sentenceWith(language, 'codeSubject', values);
  const body = sentenceWith(language, 'codeMessage', values);
  await sendMessage(orm, merchant.id, { channel, recipient: of.recipient, subject, body, sentAt: now }, { deliver });
  return undefined;
};
