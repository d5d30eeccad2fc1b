import { testQueries } from '../testing/testQueries.ts';
import * as queries from './promotionTiles.queries.ts';

testQueries(queries);
