import * as fc from 'fast-check';
import { testQueries } from '../testing/testQueries.ts';
import * as queries from './support.queries.ts';

testQueries(queries, { chatQuery: fc.constantFrom('care', 'vip') });
