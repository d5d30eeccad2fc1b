import type { DayRange } from '@baize/domain/days';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { inDays } from '../paging/inDays.ts';
import { pageOf } from '../paging/pageOf.ts';
import type { PageRequest } from '../paging/pageOf.ts';
import { sample } from './sample.schema.ts';

type Owner = { readonly merchant: string; readonly memberId: string };

/** A page of a member's sample, last added first; undefined for a cursor of another list. */
export const listSample = (
  orm: Orm,
  { merchant, memberId }: Owner,
  { timeZone, ...days }: DayRange & { readonly timeZone: string },
  page: PageRequest,
) => {
  const own = and(eq(sample.merchant, merchant), eq(sample.member_id, memberId));
  const where = and(own, inDays(sample.added_at, days, timeZone));
  return pageOf(orm, { table: sample, where, by: [sample.added_at, sample.id] }, { ...page, isCounted: true });
};
