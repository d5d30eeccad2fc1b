import * as fc from 'fast-check';
import { testQueries } from '../testing/testQueries.ts';
import * as queries from './entry.queries.ts';

testQueries(queries, { popupsQuery: fc.constantFrom('A', 'B', 'F') });
