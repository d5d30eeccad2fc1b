import * as fc from 'fast-check';
import { testQueries } from '../testing/testQueries.ts';
import * as bets from './bets.queries.ts';
import * as games from './games.queries.ts';
import * as queries from './lottery.queries.ts';

testQueries(queries, { lotteryMenusQuery: fc.constantFrom('LOTT', 'ELOTT') });

testQueries(games);

const key = { vendor: fc.constantFrom('LOTT', 'TCG_LOTTO_VN'), code: fc.constantFrom('a', 'b') };
testQueries(bets, {
  lotteryBoardQuery: fc.record(key),
  openedNumbersQuery: fc.record(key),
  betsQuery: fc.record({ code: key.code, page: fc.constantFrom(1, 2) }),
  drawCheckQuery: fc.record({ ...key, issueNumber: fc.constantFrom('1', '2') }),
});
