import { shippedLanguages } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import { currencyOf, formatMoney } from '@baize/domain/money';
import { readWords } from '../words/readWords.ts';
import type { Words } from '../words/inLanguage.ts';
import type { NewMessage } from './sendMessage.ts';

/** Ids of the texts in `data/messages`. */
export type SystemMessageId =
  | 'depositCredited'
  | 'withdrawalApproved'
  | 'withdrawalRejected'
  | 'rewardGranted'
  | 'passwordChanged'
  | 'paymentPasswordChanged'
  | 'mobileChanged'
  | 'emailChanged'
  | 'authenticatorChanged'
  | 'passkeyChanged';

/** A value of a placeholder: plain text, or an amount in minor units. */
export type MessageValue = string | { readonly minor: bigint; readonly currency: string };

const wordsOf = readWords<{ title: string; content: string }>(new URL('data/messages/', import.meta.url));

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const textOf = (value: MessageValue, language: LanguageCode): string => {
  if (typeof value === 'string') return value;
  const { minor, currency } = value;
  return formatMoney(minor.toString(), currency, language, { decimals: currencyOf(currency).exponent });
};

const fill = (words: Words, values: Readonly<Record<string, MessageValue>>): Words =>
  Object.fromEntries(
    shippedLanguages.map((language) => [
      language,
      (words[language] ?? words.EN).replace(/\{(\w+)\}/gu, (_, name: string) =>
        escaped(textOf(values[name] ?? '', language)),
      ),
    ]),
  ) as Words;

/** A message of the site in every language. Values are escaped: they are text, and never markup. */
export const systemMessage = (id: SystemMessageId, values: Readonly<Record<string, MessageValue>> = {}): NewMessage => {
  const { title, content } = wordsOf(id);
  return { kind: 'system', titles: title, contents: fill(content, values) };
};
