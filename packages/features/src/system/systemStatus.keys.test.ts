import { testQueries } from '../testing/testQueries.ts';
import * as queries from './systemStatus.queries.ts';

testQueries(queries);
