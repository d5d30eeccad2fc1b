import * as fc from 'fast-check';
import { testQueries } from '../testing/testQueries.ts';
import * as queries from './withdrawals.queries.ts';

testQueries(queries, {
  withdrawalsQuery: fc.record({ from: fc.constantFrom('2026-01-01', '2026-02-01') }),
  withdrawalQuery: fc.constantFrom('0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11', '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c12'),
});
