import { testQueries } from '../testing/testQueries.ts';
import * as queries from './methods.queries.ts';

testQueries(queries);
