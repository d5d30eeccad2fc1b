import { testQueries } from '../testing/testQueries.ts';
import * as queries from './favourites.queries.ts';

testQueries(queries);
