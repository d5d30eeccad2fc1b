import { countDays } from '@baize/domain/days';
import { MOST_CSV_RECORDS, MOST_PROFIT_DAYS, routes } from '@baize/gateway-contract';
import { ok, problem, refuse } from '../kernel/answer.ts';
import type { Call, GatewayApp, GatewayContext, Services, Session } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { badCursor, toPage } from '../paging/answers.ts';
import { pageOf } from '../paging/pageOf.ts';
import { csvStream } from '../paging/csv.ts';
import type { CsvFile } from '../paging/csv.ts';
import {
  bonusesOf,
  eachMovement,
  findMovements,
  listMovements,
  sumBonuses,
  sumMovements,
} from './accountRecord.store.ts';
import { eachRound, listRounds, sumRounds } from './bettingRecord.store.ts';
import { bonusAnswers } from './bonuses.store.ts';
import { gameNames } from './gameNames.ts';
import { profitOf } from './profit.store.ts';
import { claimRebate, listRebates, rebateRates } from './rebates.store.ts';
import { toMovementAnswer, toRebateAnswer, toRoundAnswer, toSumsAnswer } from './records.answers.ts';
import { movementsCsv, profitCsv, roundsCsv } from './recordsCsv.ts';
import { findRound } from '../rounds/rounds.store.ts';
import { storyOfMovement, storyOfRound } from './stories.ts';

const ownerOf = ({ merchant }: Call, { memberId }: Session) => ({ merchant: merchant.id, memberId });

const placeOf = ({ merchant }: Call) => merchant.settings.sandbox;

/** Streams a CSV file; a HEAD request gets its headers only, since a stream without a reader would never be closed. */
const sendCsv = <Row>(c: GatewayContext, name: string, file: () => CsvFile<Row>) => {
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
  };
  if (c.req.raw.method === 'HEAD') return c.body(null, 200, headers);
  return c.body(csvStream({ ...file(), signal: c.req.raw.signal }), 200, headers);
};

const isFirst = (cursor: string | undefined): boolean => cursor === undefined || cursor === '';

const mapEach = async function* <T, U>(
  batches: AsyncIterable<readonly T[]>,
  map: (rows: readonly T[]) => Promise<U[]>,
) {
  for await (const batch of batches) yield await map(batch);
};

const toRounds = (call: Call, language: Call['language']) => async (rounds: Parameters<typeof gameNames>[2]) => {
  const names = await gameNames(call.database, call.merchant.catalogue, rounds);
  return (round: Parameters<typeof toRoundAnswer>[0]) =>
    toRoundAnswer(round, names(round), placeOf(call).currency, language);
};

const mountBettingRecord = (app: GatewayApp): void => {
  handle(app, routes.getBettingRecord, async ({ c, call, session, query }) => {
    const owner = ownerOf(call, session);
    const filters = { ...query, timeZone: placeOf(call).timeZone };
    const page = await listRounds(call.database, owner, filters, query);
    if (page === undefined) return badCursor(c);
    const toAnswer = await toRounds(call, query.language ?? call.language)(page.rows);
    const totals = isFirst(query.cursor) ? await sumRounds(call.database, owner, filters) : undefined;
    return ok(c, { ...toPage(page, toAnswer), ...(totals === undefined ? {} : { totals }) });
  });

  handle(app, routes.getBettingRecordCsv, ({ c, call, session, query }) =>
    sendCsv(c, 'betting-record', () => {
      const { timeZone, currency } = placeOf(call);
      const rounds = eachRound(call.database, ownerOf(call, session), { ...query, timeZone }, MOST_CSV_RECORDS);
      const answers = mapEach(rounds, async (rows) =>
        rows.map(await toRounds(call, query.language ?? call.language)(rows)),
      );
      return roundsCsv(answers, currency);
    }),
  );

  handle(app, routes.getRound, async ({ c, call, session, query: { id, language = call.language } }) => {
    const owner = ownerOf(call, session);
    const round = await findRound(call.database, owner, { id });
    return round === undefined ? refuse(c, 'recordUnknown') : ok(c, await storyOfRound(call, owner, round, language));
  });
};

const mountAccountRecord = (app: GatewayApp): void => {
  handle(app, routes.getAccountRecord, async ({ c, call, session, query }) => {
    const owner = ownerOf(call, session);
    const { timeZone, currency } = placeOf(call);
    const filters = { ...query, timeZone };
    const page = await listMovements(call.database, owner, filters, query);
    if (page === undefined) return badCursor(c);
    const totals = isFirst(query.cursor) ? await sumMovements(call.database, owner, filters) : undefined;
    const items = toPage(page, (posting) => toMovementAnswer(posting, currency));
    return ok(c, { ...items, ...(totals === undefined ? {} : { totals }) });
  });

  handle(app, routes.getAccountRecordCsv, ({ c, call, session, query }) =>
    sendCsv(c, 'account-record', () => {
      const { timeZone, currency } = placeOf(call);
      const rows = eachMovement(call.database, ownerOf(call, session), { ...query, timeZone }, MOST_CSV_RECORDS);
      const answers = mapEach(rows, (batch) =>
        Promise.resolve(batch.map((posting) => toMovementAnswer(posting, currency))),
      );
      return movementsCsv(answers, currency);
    }),
  );

  handle(app, routes.getMovementStory, async ({ c, call, session, query: { id, language = call.language } }) => {
    const story = await storyOfMovement(call, ownerOf(call, session), id, language);
    return story === undefined ? refuse(c, 'recordUnknown') : ok(c, story);
  });

  handle(app, routes.getBonusRecord, async ({ c, call, session, query }) => {
    const { database, merchant } = call;
    const owner = ownerOf(call, session);
    const { timeZone, currency } = placeOf(call);
    const list = bonusesOf(owner, { from: query.from, to: query.to, timeZone });
    const page = await pageOf(database, list, query);
    if (page === undefined) return badCursor(c);
    const found = await findMovements(
      database,
      owner,
      page.rows.map(({ transaction_id: id }) => id),
    );
    const byId = new Map(found.map((movement) => [movement.transaction_id, movement]));
    const where = { catalogue: merchant.catalogue, currency, language: query.language ?? call.language };
    const toAnswer = await bonusAnswers(database, owner, found, where);
    const items = page.rows.flatMap(({ transaction_id: id }) => byId.get(id) ?? []).map(toAnswer);
    const totals = isFirst(query.cursor) ? await sumBonuses(database, list) : undefined;
    return ok(c, {
      ...toPage(page, () => undefined),
      items,
      ...(totals === undefined ? {} : { totals }),
    });
  });
};

type ProfitQuery = { readonly from: string; readonly to: string };

const isTooLong = (query: ProfitQuery): boolean => countDays(query) < 1 || countDays(query) > MOST_PROFIT_DAYS;

const mountProfit = (app: GatewayApp): void => {
  handle(app, routes.getProfit, async ({ c, call, session, query }) => {
    if (isTooLong(query)) return problem(c, 400, 'invalidRequest', { field: 'to' });
    const { timeZone, currency } = placeOf(call);
    const { days, totals } = await profitOf(call.database, ownerOf(call, session), { ...query, timeZone });
    return ok(c, {
      ...query,
      currency,
      days: days.map((row) => ({ day: row.day, ...toSumsAnswer(row) })),
      totals: toSumsAnswer(totals),
    });
  });

  handle(app, routes.getProfitCsv, async ({ c, call, session, query }) => {
    if (isTooLong(query)) return problem(c, 400, 'invalidRequest', { field: 'to' });
    const { timeZone, currency } = placeOf(call);
    const { days } = await profitOf(call.database, ownerOf(call, session), { ...query, timeZone });
    const rows = days.map((row) => ({ day: row.day, ...toSumsAnswer(row) }));
    return sendCsv(c, 'profit', () => profitCsv(rows, currency));
  });
};

const mountRebates = (app: GatewayApp, { events }: Pick<Services, 'events'>): void => {
  handle(app, routes.getRebates, async ({ c, call, session }) => {
    const { timeZone, currency } = placeOf(call);
    const rebates = await listRebates(call.database, ownerOf(call, session), { now: call.now, timeZone });
    const claimable = rebates.filter(({ status }) => status === 'claimable');
    return ok(c, {
      rebates: rebates.map((rebate) => toRebateAnswer(rebate, currency)),
      rates: Object.entries(rebateRates).map(([gameType, hundredths]) => ({
        gameType: gameType as keyof typeof rebateRates,
        hundredths,
      })),
      claimable: claimable.reduce((sum, { amount }) => sum + amount, 0n).toString(),
      currency,
    });
  });

  // D58: paid to an excluded member too. It is earned by stakes of before, lapses in a week, and can be withdrawn.
  handle(app, routes.claimRebate, async ({ c, call, session, effect, body }) => {
    const owner = ownerOf(call, session);
    const { timeZone, currency } = placeOf(call);
    const answer = await effect(async (tx) => {
      const claimed = await claimRebate(tx, owner, body, { now: call.now, timeZone });
      return typeof claimed === 'string' ? refuse(c, claimed) : ok(c, toRebateAnswer(claimed, currency));
    });
    events.tell(owner);
    return answer;
  });
};

/** Routes of records: bets, movements, profit by day, bonuses and rebates, each with totals and its story (D20). */
export const mountRecords = (app: GatewayApp, services: Pick<Services, 'events'>): void => {
  mountBettingRecord(app);
  mountAccountRecord(app);
  mountProfit(app);
  mountRebates(app, services);
};
