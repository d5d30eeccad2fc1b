import * as fc from 'fast-check';
import { testQueries } from '../testing/testQueries.ts';
import * as queries from './play.queries.ts';

testQueries(queries, { playSessionQuery: fc.constantFrom('s1', 's2') });
