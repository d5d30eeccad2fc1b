import * as fc from 'fast-check';
import { testQueries } from '../testing/testQueries.ts';
import * as queries from './catalogue.queries.ts';

const vendor = fc.constantFrom(undefined, 'PG', 'EV');

testQueries(queries, {
  hotGamesQuery: vendor,
  gameListQuery: fc.record({
    category: fc.constantFrom('RNG', 'LIVE'),
    vendor,
    subCategory: fc.constantFrom(undefined, 'JP', 'SC'),
    search: fc.constantFrom(undefined, '', 'a', ' a '),
    oneUnitBet: fc.boolean(),
    manyLines: fc.boolean(),
    page: fc.constantFrom(undefined, 1, 2),
  }),
});
