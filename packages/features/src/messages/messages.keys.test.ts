import * as fc from 'fast-check';
import { testQueries } from '../testing/testQueries.ts';
import * as queries from './messages.queries.ts';

testQueries(queries, { messagesQuery: fc.record({ kind: fc.constantFrom('system', 'personal', undefined) }) });
