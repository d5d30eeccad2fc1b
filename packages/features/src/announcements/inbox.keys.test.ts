import * as fc from 'fast-check';
import { testQueries } from '../testing/testQueries.ts';
import * as queries from './inbox.queries.ts';

testQueries(queries, { inboxQuery: fc.integer({ min: 1, max: 3 }) });
