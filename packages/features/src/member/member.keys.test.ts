import { testQueries } from '../testing/testQueries.ts';
import * as queries from './member.queries.ts';

testQueries(queries);
