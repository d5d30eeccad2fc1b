import type { CategoryCode } from '@baize/domain/categories';
import type { CallOptions, MoneyCallOptions } from '../gateway.types.ts';
import { fieldsOf, wordOf } from '../transport/read.ts';
import type { Parse } from '../transport/read.ts';
import type { Transport } from '../transport/transport.types.ts';

/** Where a game plays (D22). */
export type Launch = { readonly url: string; readonly mode: 'frame' | 'tab' };

export type ExternalLaunch = {
  readonly vassalage: string;
  readonly gameCode: string;
  readonly gameType: CategoryCode;
  readonly mode: 'real' | 'demo';
  readonly backUrl: string;
};

/** A lobby, or a game of one (REQ-195). */
export type InHouseLaunch = {
  readonly lottoPrizeMode?: string | undefined;
  readonly lottoGameCode?: string | undefined;
  readonly lottoView?: 'betting' | 'lobby' | undefined;
  readonly backUrl?: string | undefined;
};

/** Only web addresses are opened: a `javascript:` address in an answer is malformed. */
export const readLaunch: Parse<Launch> = (value) => {
  const fields = fieldsOf(value);
  const url = wordOf(fields?.['url']);
  if (url === undefined || !/^(?:https?:\/\/|\/)/iu.test(url)) return undefined;
  return { url, mode: fields?.['mode'] === 'tab' ? 'tab' : 'frame' };
};

/** Opening games (REQ-193, REQ-195). */
export const launchCalls = ({ call, language }: Transport) => ({
  external: (input: ExternalLaunch, options?: MoneyCallOptions) =>
    call('launchExternalGame', { body: { ...input, language: language(), device: 'WEB' } }, readLaunch, options),
  inHouse: (input: InHouseLaunch = {}, options?: CallOptions) =>
    call(
      'launchGame',
      { query: { lottoArea: 'VN', launchMode: 'LOTT', device: 'WEB', language: language(), ...input } },
      readLaunch,
      options,
    ),
});
