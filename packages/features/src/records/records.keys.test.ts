import * as fc from 'fast-check';
import { testQueries } from '../testing/testQueries.ts';
import * as queries from './records.queries.ts';

const from = fc.constantFrom('2026-02-01', '2026-02-02');
const to = fc.constantFrom('2026-03-01', '2026-03-02');
const id = fc.constantFrom('0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11', '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c12');

testQueries(queries, {
  bettingRecordQuery: fc.record({
    from,
    to,
    gameType: fc.constantFrom('RNG', 'LIVE'),
    vassalage: fc.constantFrom('BAIZE', 'EVO'),
  }),
  accountRecordQuery: fc.record({ from, to, kind: fc.constantFrom('deposit', 'bonus') }),
  profitQuery: fc.record({ from, to }),
  bonusRecordQuery: fc.record({ from, to }),
  roundQuery: id,
  movementStoryQuery: id,
});
