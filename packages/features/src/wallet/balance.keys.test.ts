import { testQueries } from '../testing/testQueries.ts';
import * as queries from './balance.queries.ts';

testQueries(queries);
