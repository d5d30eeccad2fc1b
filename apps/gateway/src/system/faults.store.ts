import type { reportFault } from '@baize/gateway-contract';
import { withoutPersons, withoutSecrets } from '@baize/service/telling';
import type { z } from '@hono/zod-openapi';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { hashOf } from '../secrets/random.ts';
import { reportedFaults } from './faults.schema.ts';

type ReportedFault = z.output<(typeof reportFault.request.body.content)['application/json']['schema']>;
export type CountedFault = typeof reportedFaults.$inferSelect;

/** Incidents kept per merchant. */
export const FAULTS_KEPT = 200;
const REFERENCES_KEPT = 20;

/**
 * Counts an incident: equal ones (release, page, browser and message) share a row. Above the limit the rarest are
 * deleted, so that a flood of invented ones does not displace what many players meet.
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

/** Incidents of a merchant, most recent first. */
export const latestFaults = (orm: Orm, merchant: string): Promise<CountedFault[]> =>
  orm
    .select()
    .from(reportedFaults)
    .where(eq(reportedFaults.merchant, merchant))
    .orderBy(desc(reportedFaults.last_at))
    .limit(FAULTS_KEPT);
