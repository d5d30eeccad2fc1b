import { testQueries } from '../testing/testQueries.ts';
import * as queries from './referral.queries.ts';

testQueries(queries);
