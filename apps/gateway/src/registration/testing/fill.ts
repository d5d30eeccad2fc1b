import type { Orm } from '../../database/database.types.ts';
import { registrations } from '../registration.schema.ts';

/** Inserts a registration: the tests of merchant isolation need a row in every table. */
export const fill = async (owner: Orm, world: string): Promise<void> => {
  const about = { method: 'username' as const, fields: {}, terms_version: '1', registered_at: new Date(0) };
  await owner.insert(registrations).values({ merchant: world, member_id: '1001', ...about });
};
