import { testQueries } from '../testing/testQueries.ts';
import * as queries from './support.queries.ts';

testQueries(queries);
