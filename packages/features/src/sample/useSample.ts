import type { DayRange } from '@baize/domain/days';
import type { SampleEntry } from '@baize/gateway-sdk/sample';
import { useRecords } from '../paging/index.ts';
import type { Records } from '../paging/index.ts';
import { sampleQuery } from './sample.queries.ts';

/** The member's sample, of some days or of all. */
export const useSample = ({ from, to }: DayRange): Records<SampleEntry> => useRecords(sampleQuery, { from, to });
