import * as fc from 'fast-check';
import { testQueries } from '../testing/testQueries.ts';
import * as queries from './gameNotices.queries.ts';

testQueries(queries, { gameNoticesQuery: fc.constantFrom('LOTT', 'LIVE', 'RNG') });
