import type { BodyOf, Schemas, ValueOf } from '@baize/gateway-contract/client';
import { claimRebate as claimRebateOperation } from '@baize/gateway-contract/client/records/claimRebate';
import { getAccountRecord as getAccountRecordOperation } from '@baize/gateway-contract/client/records/getAccountRecord';
import { getBettingRecord as getBettingRecordOperation } from '@baize/gateway-contract/client/records/getBettingRecord';
import { getBonusRecord as getBonusRecordOperation } from '@baize/gateway-contract/client/records/getBonusRecord';
import { getMovementStory as getMovementStoryOperation } from '@baize/gateway-contract/client/records/getMovementStory';
import { getProfit as getProfitOperation } from '@baize/gateway-contract/client/records/getProfit';
import { getRebates as getRebatesOperation } from '@baize/gateway-contract/client/records/getRebates';
import { getRound as getRoundOperation } from '@baize/gateway-contract/client/records/getRound';
import type { Answer, CallOptions, Gateway, MoneyCallOptions } from '../gateway.types.ts';
import { pageQuery, readPage } from '../paging/index.ts';
import type { Page, PageAsked } from '../paging/index.ts';
import type {
  AccountFilter,
  AccountMovement,
  AccountTotals,
  BettingFilter,
  BettingRound,
  BettingTotals,
  BonusEntry,
  BonusTotals,
  MovementStory,
  ProfitDay,
  ProfitRange,
  ProfitTotals,
  Rebate,
  Rebates,
  RoundStory,
} from './records.types.ts';

const readRound = ({ gameName, ...round }: Schemas['BettingRound']): BettingRound => ({
  ...round,
  gameName: gameName || round.gameCode,
});

const readStory = ({ round, ...story }: Schemas['RoundStory']): RoundStory => ({ ...story, round: readRound(round) });

type WithCurrency = { readonly currency: string };
type CountedPage<W, Totals> = { items: W[]; next?: string | undefined; totals?: Totals | undefined };

/** Reads a page; count and totals are those of all entries, the totals in the currency of the entries. */
const readCounted =
  <W, T extends WithCurrency>(read: (wire: W) => T) =>
  <Totals extends { readonly count: number }>({
    totals,
    ...wire
  }: CountedPage<W, Totals>): Page<T, Totals & WithCurrency> => {
    const page = readPage(read)(wire);
    const { currency } = page.items[0] ?? {};
    return {
      ...page,
      count: totals?.count,
      totals: totals === undefined || currency === undefined ? undefined : { ...totals, currency },
    };
  };

/** A page of the rounds and draws that the member has bet on, latest first. */
export const getBettingRecord = (
  gateway: Gateway,
  { gameType, vassalage, ...asked }: PageAsked & BettingFilter = {},
  options?: CallOptions,
): Answer<Page<BettingRound, BettingTotals>> => {
  const query = { gameType, vassalage, ...pageQuery(asked), language: gateway.language() };
  return gateway.call(getBettingRecordOperation, { query }, readCounted(readRound), options);
};

/** A round with each stake, prize and returned stake. */
export const getRound = (gateway: Gateway, id: string, options?: CallOptions): Answer<RoundStory> =>
  gateway.call(getRoundOperation, { query: { id, language: gateway.language() } }, readStory, options);

const readMovement = (movement: AccountMovement): AccountMovement => movement;

/** A page of the movements of the main wallet, latest first (REQ-073). */
export const getAccountRecord = (
  gateway: Gateway,
  { kind, ...asked }: PageAsked & AccountFilter = {},
  options?: CallOptions,
): Answer<Page<AccountMovement, AccountTotals>> => {
  const query = { kind, ...pageQuery(asked) };
  return gateway.call(getAccountRecordOperation, { query }, readCounted(readMovement), options);
};

const readMovementStory = (story: ValueOf<'getMovementStory'>): MovementStory =>
  story.type === 'round' ? { type: 'round', story: readStory(story.story) } : story;

/** The event behind a movement: a round, an order, a bonus, a rebate or a transfer. */
export const getMovementStory = (gateway: Gateway, id: string, options?: CallOptions): Answer<MovementStory> =>
  gateway.call(getMovementStoryOperation, { query: { id, language: gateway.language() } }, readMovementStory, options);

const readProfit = ({ days, totals, currency }: ValueOf<'getProfit'>): Page<ProfitDay, ProfitTotals> =>
  readPage((day: Schemas['ProfitDay']) => ({ ...day, currency }))({
    items: days.toReversed(),
    count: days.length,
    totals: { ...totals, currency },
  });

/** Profit and loss by day as a single page, the last day first; only days on which something happened. */
export const getProfit = (
  gateway: Gateway,
  { from, to }: ProfitRange,
  options?: CallOptions,
): Answer<Page<ProfitDay, ProfitTotals>> =>
  gateway.call(getProfitOperation, { query: { from, to } }, readProfit, options);

const readBonus = (bonus: BonusEntry): BonusEntry => bonus;

/** A page of the bonuses that the member was paid, latest first. */
export const getBonusRecord = (
  gateway: Gateway,
  asked: PageAsked = {},
  options?: CallOptions,
): Answer<Page<BonusEntry, BonusTotals>> => {
  const query = { ...pageQuery(asked), language: gateway.language() };
  return gateway.call(getBonusRecordOperation, { query }, readCounted(readBonus), options);
};

/** The rebates of today and the seven days before, the last day first. */
export const getRebates = (gateway: Gateway, options?: CallOptions): Answer<Rebates> =>
  gateway.call(getRebatesOperation, {}, (rebates: ValueOf<'getRebates'>) => rebates, options);

/** Claims the rebate of a day and category; the main wallet is credited at once. */
export const claimRebate = (
  gateway: Gateway,
  body: BodyOf<'claimRebate'>,
  options?: MoneyCallOptions,
): Answer<Rebate> =>
  gateway.call(claimRebateOperation, { body }, (claimed: ValueOf<'claimRebate'>) => claimed, options);
