import { testQueries } from '../testing/testQueries.ts';
import * as queries from './times.queries.ts';

testQueries(queries);
