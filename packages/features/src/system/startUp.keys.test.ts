import { testQueries } from '../testing/testQueries.ts';
import * as queries from './startUp.queries.ts';

testQueries(queries);
