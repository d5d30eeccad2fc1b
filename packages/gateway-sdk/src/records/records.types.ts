import type { Schemas } from '@baize/gateway-contract/client';
import type { RangeAsked } from '../paging/index.ts';

type WithCurrency = { readonly currency: string };

/** A round of a game, or a bet on a draw; its name defaults to the code. Amounts in minor units, times in UTC. */
export type BettingRound = Readonly<Schemas['BettingRound']>;

/** Sums over all rounds of a filter. */
export type BettingTotals = Readonly<Schemas['BettingTotals']> & WithCurrency;

/** A round with its stakes, prizes and returned stakes; for a bet on a draw also the draw. */
export type RoundStory = {
  readonly round: BettingRound;
  readonly movements: readonly Readonly<Schemas['RoundMovement']>[];
  readonly draw?: Readonly<Schemas['RoundDraw']> | undefined;
};

/** Reason of a movement of the main wallet. */
export type MovementKind = Schemas['MovementKind'];

/** A movement of the main wallet; its amount is negative for money out. */
export type AccountMovement = Readonly<Schemas['AccountMovement']>;

/** Money in, money out and their sum over all movements of a filter. */
export type AccountTotals = Readonly<Schemas['AccountTotals']> & WithCurrency;

/** A bonus with the amount that is left to wager. */
export type BonusEntry = Readonly<Schemas['BonusEntry']>;

export type BonusTotals = Readonly<Schemas['BonusTotals']> & WithCurrency;

/** A rebate of a category for a day: `base` × `hundredths` of a per cent. */
export type Rebate = Readonly<Schemas['Rebate']>;

/** The rebates of the last days, with the rates of all categories and the sum that can be claimed. */
export type Rebates = {
  readonly rebates: readonly Rebate[];
  readonly rates: readonly Readonly<Schemas['RebateRate']>[];
  readonly claimable: string;
  readonly currency: string;
};

export type DepositOrder = Readonly<Schemas['Deposit']>;
export type WithdrawalOrder = Readonly<Schemas['Withdrawal']>;

/** The event behind a movement; `none` when the gateway knows nothing more. */
export type MovementStory =
  | { readonly type: 'round'; readonly story: RoundStory }
  | { readonly type: 'deposit'; readonly deposit: DepositOrder }
  | { readonly type: 'withdrawal'; readonly withdrawal: WithdrawalOrder }
  | { readonly type: 'bonus'; readonly bonus: BonusEntry }
  | { readonly type: 'rebate'; readonly rebate: Rebate }
  /** `main`, a vassalage, or the masked name of a member. */
  | { readonly type: 'transfer'; readonly from: string; readonly to: string }
  | { readonly type: 'none' };

/** Profit and loss of a day in the merchant's time zone. */
export type ProfitDay = Readonly<Schemas['ProfitDay']> & WithCurrency;

export type ProfitTotals = Readonly<Schemas['ProfitTotals']> & WithCurrency;

export type BettingFilter = RangeAsked & {
  readonly gameType?: Schemas['GameType'] | undefined;
  readonly vassalage?: string | undefined;
};

export type AccountFilter = RangeAsked & { readonly kind?: MovementKind | undefined };

/** First and last day of a profit report, at most 366 days apart. */
export type ProfitRange = { readonly from: string; readonly to: string };
