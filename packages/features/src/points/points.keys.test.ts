import * as fc from 'fast-check';
import { testQueries } from '../testing/testQueries.ts';
import * as queries from './points.queries.ts';

const page = fc.record({ page: fc.constantFrom(1, 2) });

testQueries(queries, { redemptionsQuery: page, pointMovementsQuery: page });
