import { hashOfSeed, linesOf } from '@baize/domain/lottery';
import { MOST_CSV_ROWS } from '@baize/domain/records';
import { routes, type lotteryRefusals } from '@baize/gateway-contract';
import { ok, refuse } from '../kernel/answer.ts';
import type { Call, GatewayApp, Services } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { cacheUntil } from '../kernel/sharedAnswers.ts';
import { shareOf } from '../merchants/shareOf.ts';
import { badCursor, toNumberedPage } from '../paging/answers.ts';
import { csvStream } from '../paging/csv.ts';
import type { LimitsPort } from '../wallet/limits.types.ts';
import { inLanguage, type Words } from '../words/inLanguage.ts';
import { betsCsv } from './betsCsv.ts';
import { eachBet, listBets, settleDue, insertBet, type Bet } from './bets.store.ts';
import { lastResults } from './draws.routes.ts';
import { seedsOf } from './draws.store.ts';
import { nextDraw } from './drawTimes.ts';
import { lotteries, lotteryOf, type Lottery } from './lotteries.ts';
import { listLotteries } from './lottery.store.ts';
import type { BetEntry } from './lottery.schema.ts';
import { toBetAnswer, toPlayAnswer } from './lottery.answers.ts';
import { wholeSecond } from './wholeSecond.ts';
import { refusal, refusalUntil, success, type Result } from '../kernel/result.ts';
import { findGame, findVendor, type Game } from '../catalogue/catalogue.store.ts';

type FoundLottery = Result<{ readonly lottery: Lottery; readonly game: Game }, (typeof lotteryRefusals)[number]>;

/** Finds a vendor's lottery by its code, where the merchant has it and it is open. */
const findLottery = async (
  { database, merchant }: Pick<Call, 'database' | 'merchant'>,
  { vassalage, gameCode }: { readonly vassalage: string; readonly gameCode: string },
): Promise<FoundLottery> => {
  const lottery = lotteryOf(vassalage, gameCode);
  const game = lottery && (await findGame(database, merchant.catalogue, { vassalage, gameCode }));
  const vendor = game && (await findVendor(database, merchant.catalogue, vassalage, game.game_type));
  if (lottery === undefined || game === undefined || vendor === undefined) return refusal('gameUnknown');
  if (vendor.status !== null) return refusalUntil('vendorUnavailable', vendor.maintenance_until);
  if (game.status !== null) return refusalUntil('gameMaintenance', game.maintenance_until);
  return success({ lottery, game });
};

/** Bets close this long before the draw. */
const CLOSES_MS = 10_000;
const RESULTS = 10;
const MOST_LINES = 500;
const LOWEST_SHARE = 0.001;

const limitsOf = ({ merchant }: Call) => ({
  lowest: shareOf(merchant, LOWEST_SHARE),
  highest: BigInt(merchant.settings.sandbox.openingBalance) + 1n,
});

/** The next draw that is still open for bets. */
const openDraw = ({ schedule }: Lottery, { merchant, now }: Call) =>
  nextDraw(schedule, merchant.settings.sandbox.timeZone, new Date(now.getTime() + CLOSES_MS));

const closingOf = (drawTime: Date): Date => new Date(drawTime.getTime() - CLOSES_MS);

const mapBatches = async function* <T, U>(batches: AsyncIterable<readonly T[]>, map: (item: T) => U) {
  for await (const batch of batches) yield batch.map((item) => map(item));
};

type Names = (bet: Pick<Bet, 'vassalage' | 'game_code'>) => Words;

const namesIn = async ({ database, merchant }: Call): Promise<Names> => {
  const houses = [...new Set(lotteries.map(({ vassalage }) => vassalage))];
  const games = await Promise.all(houses.map((house) => listLotteries(database, merchant.catalogue, house)));
  const known = new Map(games.flat().map((game) => [`${game.vassalage} ${game.game_code}`, game.names]));
  return ({ vassalage, game_code: code }) => known.get(`${vassalage} ${code}`) ?? { EN: '' };
};

type Wished = { readonly play: string; readonly picks: readonly string[]; readonly stake: string };

/** Entries with their play, current odds and number of lines; undefined when one of them is invalid. */
const entriesOf = ({ plays }: Lottery, wished: readonly Wished[]): BetEntry[] | undefined => {
  const taken = wished.flatMap(({ play: code, picks, stake }) => {
    const play = plays.find((one) => one.code === code);
    const lines = play === undefined ? 0 : linesOf({ play, picks });
    return play === undefined || lines === 0 ? [] : [{ play, picks, stake, lines }];
  });
  const lines = taken.reduce((sum, entry) => sum + entry.lines, 0);
  return taken.length < wished.length || lines > MOST_LINES ? undefined : taken;
};

/** Routes for bets on draws: the board, placing a bet, and a member's bets. */
export const mountBets = (app: GatewayApp, { events, limits }: Pick<Services, 'events'> & LimitsPort): void => {
  handle(app, routes.getLotteryBoard, async ({ c, call, query: { language = call.language, ...key } }) => {
    const found = await findLottery(call, key);
    if (!found.ok) return refuse(c, found.code, found.details);
    const { lottery, game } = found.value;
    const { database, merchant, now } = call;
    const { timeZone, currency } = merchant.settings.sandbox;
    const open = openDraw(lottery, call);
    const draw = { ...open, vassalage: key.vassalage, game_code: key.gameCode, drum: lottery.drum };
    const seedOf = await seedsOf(database, merchant.id, [draw]);
    const closesAt = closingOf(open.drawTime);
    const earlier = nextDraw(lottery.schedule, timeZone, now).drawTime;
    const { lowest, highest } = limitsOf(call);
    const { second, next } = wholeSecond(now);
    cacheUntil(c, next);
    return ok(c, {
      ...key,
      gameName: inLanguage(game.names, language),
      serverTime: second.toISOString(),
      draw: {
        issueNumber: open.issueNumber,
        drawTime: open.drawTime.toISOString(),
        closesAt: closesAt.toISOString(),
        seedHash: await hashOfSeed(seedOf(draw)),
      },
      changesAt: (earlier < closesAt ? earlier : closesAt).toISOString(),
      plays: lottery.plays.map(toPlayAnswer),
      stake: { lowest: lowest.toString(), highest: highest.toString(), lines: MOST_LINES },
      currency,
      results: (await lastResults(call, [lottery], RESULTS))(lottery),
    });
  });

  handle(app, routes.placeBet, async ({ c, call, session, effect, body }) => {
    const { vassalage, gameCode, issueNumber, entries } = body;
    const found = await findLottery(call, { vassalage, gameCode });
    if (!found.ok) return refuse(c, found.code, found.details);
    const { lottery, game } = found.value;
    const { database, merchant, clock, language } = call;
    const open = openDraw(lottery, call);
    if (open.issueNumber !== issueNumber) return refuse(c, 'drawClosed');
    const taken = entriesOf(lottery, entries);
    if (taken === undefined) return refuse(c, 'betInvalid', { field: 'entries' });
    const { lowest, highest } = limitsOf(call);
    const isInRange = taken.every(({ stake }) => BigInt(stake) >= lowest && BigInt(stake) <= highest);
    if (!isInRange) return refuse(c, 'stakeOutOfRange', { field: 'entries' });
    const owner = { merchant: merchant.id, memberId: session.memberId };
    // Commits to the seed before the bet, also when the board was never fetched.
    const draw = { ...open, vassalage, game_code: gameCode, drum: lottery.drum };
    await seedsOf(database, merchant.id, [draw]);
    const total = taken.reduce((sum, { stake, lines }) => sum + BigInt(stake) * BigInt(lines), 0n);
    const wished = { vassalage, game_code: gameCode, issue_number: issueNumber, draw_time: open.drawTime };
    const terms = { closesAt: closingOf(open.drawTime), clock, refusePlay: limits.refusePlay };
    const answer = await effect(async (tx) => {
      const bet = await insertBet(tx, owner, { ...wished, entries: taken, total }, terms);
      if (bet === 'drawClosed') return refuse(c, bet);
      if (bet === undefined) return refuse(c, 'insufficientFunds');
      if ('ok' in bet) return refuse(c, bet.code, bet.details);
      return ok(c, toBetAnswer(bet, game.names, merchant.settings.sandbox.currency, language));
    });
    events.tell(owner);
    return answer;
  });

  handle(app, routes.getBets, async ({ c, call, session, query }) => {
    const { gameCode, from, to, language = call.language } = query;
    const { database, merchant, now } = call;
    const owner = { merchant: merchant.id, memberId: session.memberId };
    if ((await settleDue(database, owner, now)).size > 0) events.tell(owner);
    const { currency, timeZone } = merchant.settings.sandbox;
    const page = await listBets(database, owner, { gameCode, from, to, timeZone }, query);
    if (page === undefined) return badCursor(c);
    const names = await namesIn(call);
    return ok(
      c,
      toNumberedPage(page, query, (bet) => toBetAnswer(bet, names(bet), currency, language)),
    );
  });

  handle(app, routes.getBetsCsv, async ({ c, call, session, query }) => {
    const { gameCode, from, to, language = call.language } = query;
    const { database, merchant, now } = call;
    const { currency, timeZone } = merchant.settings.sandbox;
    const headers = {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="bets.csv"',
    };
    // HEAD gets headers only: a stream without a reader would never be closed.
    if (c.req.raw.method === 'HEAD') return c.body(null, 200, headers);
    const owner = { merchant: merchant.id, memberId: session.memberId };
    if ((await settleDue(database, owner, now)).size > 0) events.tell(owner);
    const names = await namesIn(call);
    // One more than the file has tells whether it is cut off.
    const batches = mapBatches(eachBet(database, owner, { gameCode, from, to, timeZone }, MOST_CSV_ROWS + 1), (bet) =>
      toBetAnswer(bet, names(bet), currency, language),
    );
    const file = betsCsv(batches, currency);
    return c.body(csvStream({ ...file, signal: c.req.raw.signal }), 200, headers);
  });
};
