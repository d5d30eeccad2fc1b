import * as fc from 'fast-check';
import { testQueries } from '../testing/testQueries.ts';
import * as queries from './lottery.queries.ts';

testQueries(queries, { lotteryMenusQuery: fc.constantFrom('LOTT', 'ELOTT') });
