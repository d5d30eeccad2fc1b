import { testQueries } from '../testing/testQueries.ts';
import * as queries from './unread.queries.ts';

testQueries(queries);
