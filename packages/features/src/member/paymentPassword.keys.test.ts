import { testQueries } from '../testing/testQueries.ts';
import * as queries from './paymentPassword.queries.ts';

testQueries(queries);
