import { testQueries } from '../testing/testQueries.ts';
import * as queries from './games.queries.ts';

testQueries(queries);
