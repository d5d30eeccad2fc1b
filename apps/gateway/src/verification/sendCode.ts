import type { Call } from '../app/gateway.types.ts';
import type { Orm } from '../database/database.types.ts';
import { sendMessage } from '../outbox/outbox.store.ts';
import { newDigits } from '../secrets/random.ts';
import { sentenceWith } from '../sentences/sentence.ts';
import { CODE_MINUTES, putCode } from './codes.store.ts';
import type { CodeOf } from './codes.store.ts';

const CODE_LENGTH = 6;

/** Makes a code and sends it; `deliver` false keeps one that nobody is told, so that the answer gives nothing away. */
export const sendCode = async (
  orm: Orm,
  { merchant, language, now }: Call,
  { channel, deliver, ...of }: CodeOf & { channel: 'sms' | 'email'; deliver: boolean },
): Promise<void> => {
  const code = newDigits(CODE_LENGTH);
  await putCode(orm, of, code, now);
  if (!deliver) return;
  const values = { brand: merchant.settings.brandName, code, minutes: String(CODE_MINUTES) };
  const body = sentenceWith(language, 'codeMessage', values);
  await sendMessage(orm, merchant.id, { channel, recipient: of.recipient, body, sentAt: now });
};
