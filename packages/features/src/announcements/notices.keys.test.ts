import { testQueries } from '../testing/testQueries.ts';
import * as queries from './notices.queries.ts';

testQueries(queries);
