import type { BodyOf, Schemas, ValueOf } from '@baize/gateway-contract/client';
import { confirmLimit as confirmLimitOperation } from '@baize/gateway-contract/client/limits/confirmLimit';
import { excludeMember as excludeMemberOperation } from '@baize/gateway-contract/client/limits/excludeMember';
import { getLimitChanges as getLimitChangesOperation } from '@baize/gateway-contract/client/limits/getLimitChanges';
import { getLimits as getLimitsOperation } from '@baize/gateway-contract/client/limits/getLimits';
import { setLimit as setLimitOperation } from '@baize/gateway-contract/client/limits/setLimit';
import { takeBreak as takeBreakOperation } from '@baize/gateway-contract/client/limits/takeBreak';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { pageQuery, readPage } from '../paging/index.ts';
import type { Page, PageAsked } from '../paging/index.ts';

/** The limits that a member has set, with a break and an exclusion that are on (D58). */
export type MemberLimits = ValueOf<'getLimits'>;

/** A limit in minor units, or minutes of a reminder; without an amount the member chose to have none. */
export type MemberLimit = MemberLimits['limits'][number];

/** A limit to set; none without an amount. */
export type LimitRequest = BodyOf<'setLimit'>;

/** What a limit counts, and for how long. */
export type LimitKey = BodyOf<'confirmLimit'>;

/** A change of a limit, a break or an exclusion. */
export type LimitChange = Schemas['LimitChange'];

const readLimits = (limits: MemberLimits): MemberLimits => limits;

/** The limits that the member has set, and what is used of each. */
export const getLimits = (gateway: Gateway, options?: CallOptions): Answer<MemberLimits> =>
  gateway.call(getLimitsOperation, {}, readLimits, options);

/** Sets a limit at once, or asks for a looser one; returns the limits. */
export const setLimit = (gateway: Gateway, body: LimitRequest, options?: CallOptions): Answer<MemberLimits> =>
  gateway.call(setLimitOperation, { body }, readLimits, options);

/** Confirms a looser limit, from 24 hours after it was asked for. */
export const confirmLimit = (gateway: Gateway, body: LimitKey, options?: CallOptions): Answer<MemberLimits> =>
  gateway.call(confirmLimitOperation, { body }, readLimits, options);

/** Takes a break of so many days from now. */
export const takeBreak = (gateway: Gateway, days: number, options?: CallOptions): Answer<MemberLimits> =>
  gateway.call(takeBreakOperation, { body: { days } }, readLimits, options);

/** Excludes the member from play for so many months from now. */
export const excludeMember = (gateway: Gateway, months: number, options?: CallOptions): Answer<MemberLimits> =>
  gateway.call(excludeMemberOperation, { body: { months } }, readLimits, options);

const readChange = (change: LimitChange): LimitChange => change;

/** A page of what the member changed, the last change first. */
export const getLimitChanges = (
  gateway: Gateway,
  asked: PageAsked = {},
  options?: CallOptions,
): Answer<Page<LimitChange>> =>
  gateway.call(getLimitChangesOperation, { query: pageQuery(asked) }, readPage(readChange), options);
