import { testQueries } from '../testing/testQueries.ts';
import * as queries from './inbox.queries.ts';

testQueries(queries);
