import * as fc from 'fast-check';
import { testQueries } from '../testing/testQueries.ts';
import * as queries from './deposits.queries.ts';

testQueries(queries, {
  depositsQuery: fc.record({ from: fc.constantFrom('2026-03-01', '2026-03-02') }),
  depositQuery: fc.constantFrom('0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11', '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c12'),
});
