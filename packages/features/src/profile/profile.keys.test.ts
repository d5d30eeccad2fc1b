import { testQueries } from '../testing/testQueries.ts';
import * as queries from './profile.queries.ts';

testQueries(queries);
