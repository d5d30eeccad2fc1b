import { testQueries } from '../testing/testQueries.ts';
import * as queries from './security.queries.ts';

testQueries(queries);
