import { testQueries } from '../testing/testQueries.ts';
import * as queries from './banners.queries.ts';

testQueries(queries);
