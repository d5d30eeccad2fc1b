import type { reportIncident } from '@baize/gateway-contract';
import { withoutPersons, withoutSecrets } from '@baize/service/telling';
import type { z } from '@hono/zod-openapi';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { hashOf } from '../secrets/random.ts';
import { reportedIncidents } from './incidents.schema.ts';

type ReportedIncident = z.output<(typeof reportIncident.request.body.content)['application/json']['schema']>;
export type CountedIncident = typeof reportedIncidents.$inferSelect;

/** Incidents kept per merchant. */
export const INCIDENTS_KEPT = 200;
const REFERENCES_KEPT = 20;

/**
 * Counts an incident: equal ones (release, page, browser and message) share a row. Above the limit the rarest are
 * deleted, so that a flood of invented ones does not displace what many players meet.
 */
export const countIncident = async (
  orm: Orm,
  merchant: string,
  reported: ReportedIncident,
  now: Date,
): Promise<void> => {
  const { reference, ...incident } = { ...reported, message: withoutPersons(withoutSecrets(reported.message)) };
  const id = hashOf(JSON.stringify(incident));
  const row = { merchant, id, ...incident, player_references: [reference], times: 1, first_at: now, last_at: now };
  const references = sql`(array_prepend(${reference}::text, ${reportedIncidents.player_references}))[1:${REFERENCES_KEPT}]`;
  await orm
    .insert(reportedIncidents)
    .values(row)
    .onConflictDoUpdate({
      target: [reportedIncidents.merchant, reportedIncidents.id],
      set: { times: sql`${reportedIncidents.times} + 1`, last_at: now, player_references: references },
    });
  const ofMerchant = eq(reportedIncidents.merchant, merchant);
  const tooMany = orm
    .select({ id: reportedIncidents.id })
    .from(reportedIncidents)
    .where(ofMerchant)
    .orderBy(desc(reportedIncidents.times), desc(reportedIncidents.last_at), asc(reportedIncidents.id))
    .offset(INCIDENTS_KEPT);
  await orm.delete(reportedIncidents).where(and(ofMerchant, inArray(reportedIncidents.id, tooMany)));
};

/** Incidents of a merchant, most recent first. */
export const latestIncidents = (orm: Orm, merchant: string): Promise<CountedIncident[]> =>
  orm
    .select()
    .from(reportedIncidents)
    .where(eq(reportedIncidents.merchant, merchant))
    .orderBy(desc(reportedIncidents.last_at))
    .limit(INCIDENTS_KEPT);
