import { testQueries } from '../testing/testQueries.ts';
import * as queries from './transfers.queries.ts';

testQueries(queries);
