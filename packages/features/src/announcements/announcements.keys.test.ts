import { testQueries } from '../testing/testQueries.ts';
import * as queries from './announcements.queries.ts';

testQueries(queries);
