import type { reportFault } from '@baize/gateway-contract';
import { withoutPersons, withoutSecrets } from '@baize/service/telling';
import type { z } from '@hono/zod-openapi';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { hashOf } from '../secrets/random.ts';
import { reportedFaults } from './faults.schema.ts';

type ReportedFault = z.output<(typeof reportFault.request.body.content)['application/json']['schema']>;
export type CountedFault = typeof reportedFaults.$inferSelect;

/** How many faults of a merchant are kept, and how many references of one. */
export const FAULTS_KEPT = 200;
const REFERENCES_KEPT = 20;

/**
 * Counts a fault: the same one again, of the same release, page and browser, is the same row. Of too many, those that
 * were met least go, so that a flood of invented ones does not push out what many players meet.
 */
export const countFault = async (orm: Orm, merchant: string, told: ReportedFault, now: Date): Promise<void> => {
  const { reference, ...fault } = { ...told, message: withoutPersons(withoutSecrets(told.message)) };
  const id = hashOf(JSON.stringify(fault));
  const row = { merchant, id, ...fault, player_references: [reference], times: 1, first_at: now, last_at: now };
  const references = sql`(array_prepend(${reference}::text, ${reportedFaults.player_references}))[1:${REFERENCES_KEPT}]`;
  await orm
    .insert(reportedFaults)
    .values(row)
    .onConflictDoUpdate({
      target: [reportedFaults.merchant, reportedFaults.id],
      set: { times: sql`${reportedFaults.times} + 1`, last_at: now, player_references: references },
    });
  const ofMerchant = eq(reportedFaults.merchant, merchant);
  const tooMany = orm
    .select({ id: reportedFaults.id })
    .from(reportedFaults)
    .where(ofMerchant)
    .orderBy(desc(reportedFaults.times), desc(reportedFaults.last_at), asc(reportedFaults.id))
    .offset(FAULTS_KEPT);
  await orm.delete(reportedFaults).where(and(ofMerchant, inArray(reportedFaults.id, tooMany)));
};

/** The faults of a merchant, what was met last first. */
export const latestFaults = (orm: Orm, merchant: string): Promise<CountedFault[]> =>
  orm
    .select()
    .from(reportedFaults)
    .where(eq(reportedFaults.merchant, merchant))
    .orderBy(desc(reportedFaults.last_at))
    .limit(FAULTS_KEPT);
