import { testQueries } from '../testing/testQueries.ts';
import * as queries from './promotions.queries.ts';

testQueries(queries);
