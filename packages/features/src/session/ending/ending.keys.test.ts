import { testQueries } from '../../testing/testQueries.ts';
import * as queries from './ending.queries.ts';

testQueries(queries);
