import * as fc from 'fast-check';
import { testQueries } from '../testing/testQueries.ts';
import * as queries from './limits.queries.ts';

const from = fc.constantFrom('2026-02-01', '2026-02-02');
const to = fc.constantFrom('2026-03-01', '2026-03-02');

testQueries(queries, { limitChangesQuery: fc.record({ from, to }) });
