import type { Call } from '../app/gateway.types.ts';
import type { Orm } from '../database/database.types.ts';
import { sendMessage } from '../outbox/outbox.store.ts';
import { newDigits } from '../secrets/random.ts';
import { sentenceWith } from '../sentences/sentence.ts';
import { countedAttempts, giveBackAttempt, reserveEach, secondsUntil } from '../session/attempts.store.ts';
import type { Subject } from '../session/attempts.store.ts';
import { CODE_MINUTES, putCode } from './codes.store.ts';
import type { CodeOf } from './codes.store.ts';

const CODE_LENGTH = 6;
/** Others from this address were first at the same moment: the next request is told of the bot check. */
const BEFORE_BOT_CHECK_SECONDS = 1;

type Sending = {
  channel: 'sms' | 'email';
  deliver: boolean;
  memberId?: string;
  /** The dialing code of a number that anybody may have typed. */
  country?: string;
};

/**
 * Makes a code and sends it; `deliver` false keeps one that nobody is told, with the same statements, so that neither the
 * answer nor its time gives anything away.
 * Undefined when it went out; else the seconds to wait, because the recipient had one within a minute, or the
 * visitor's address or the member asked for too many, or too many went to the country: where messages
 * cost much, they are what somebody asks for to earn by them.
 */
export const sendCode = async (
  orm: Orm,
  { merchant, language, network, now, smsPerCountry, mostSends }: Call,
  { channel, deliver, memberId, country, ...of }: CodeOf & Sending,
): Promise<number | undefined> => {
  const address: Subject = { merchant: merchant.id, kind: 'sendFromAddress', subject: network };
  const subjects: Subject[] = [mostSends === undefined ? address : { ...address, most: mostSends }];
  if (memberId !== undefined) subjects.push({ merchant: merchant.id, kind: 'sendToMember', subject: memberId });
  if (country !== undefined)
    subjects.push({ merchant: merchant.id, kind: 'sendToCountry', subject: country, most: smsPerCountry });
  const until = await reserveEach(orm, subjects, now);
  if (until !== undefined) {
    const isRobot = mostSends !== undefined && (await countedAttempts(orm, address, now)).taken >= mostSends;
    return isRobot ? BEFORE_BOT_CHECK_SECONDS : secondsUntil(until, now);
  }
  const code = newDigits(CODE_LENGTH);
  const wait = await putCode(orm, of, code, now);
  if (wait !== undefined) {
    for (const subject of subjects) await giveBackAttempt(orm, subject);
    return wait;
  }
  const values = { brand: merchant.settings.brandName, code, minutes: String(CODE_MINUTES) };
  const subject = sentenceWith(language, 'codeSubject', values);
  const body = sentenceWith(language, 'codeMessage', values);
  await sendMessage(orm, merchant.id, { channel, recipient: of.recipient, subject, body, sentAt: now }, { deliver });
  return undefined;
};
