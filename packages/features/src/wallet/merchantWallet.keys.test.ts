import { testQueries } from '../testing/testQueries.ts';
import * as queries from './merchantWallet.queries.ts';

testQueries(queries);
