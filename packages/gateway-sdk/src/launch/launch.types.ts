import type { CategoryCode } from '@baize/domain/categories';

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
