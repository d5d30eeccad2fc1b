import { testQueries } from '../testing/testQueries.ts';
import * as queries from './countries.queries.ts';

testQueries(queries);
