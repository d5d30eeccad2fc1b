import type { Orm } from '../../database/database.types.ts';
import { storeFeedback } from '../support.store.ts';

/** Inserts feedback: the tests of merchant isolation need a row in every table. */
export const fill = (owner: Orm, world: string): Promise<void> =>
  storeFeedback(owner, world, { member_id: '1001', language: 'EN', content: 'All is well.', sent_at: new Date(0) });
