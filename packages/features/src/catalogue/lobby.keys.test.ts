import * as fc from 'fast-check';
import { testQueries } from '../testing/testQueries.ts';
import * as queries from './lobby.queries.ts';

testQueries(queries, {
  gameSearchQuery: fc.constantFrom('koi', 'dragon', '龍'),
  vendorGamesQuery: fc.constantFrom('PEARL', 'VELVET'),
});
