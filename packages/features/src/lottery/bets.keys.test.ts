import * as fc from 'fast-check';
import { testQueries } from '../testing/testQueries.ts';
import * as queries from './bets.queries.ts';

const key = { vendor: fc.constantFrom('LOTT', 'TCG_LOTTO_VN'), code: fc.constantFrom('a', 'b') };
testQueries(queries, {
  lotteryBoardQuery: fc.record(key),
  openedNumbersQuery: fc.record(key),
  betsQuery: fc.record({
    code: key.code,
    page: fc.constantFrom(1, 2),
    from: fc.constantFrom(undefined, '2026-03-01'),
    to: fc.constantFrom(undefined, '2026-03-01'),
  }),
  drawCheckQuery: fc.record({ ...key, issueNumber: fc.constantFrom('1', '2') }),
});
