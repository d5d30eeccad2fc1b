import { testQueries } from '../testing/testQueries.ts';
import * as queries from './draws.queries.ts';

testQueries(queries);
