import { getRedemptions as operation } from '@baize/gateway-contract/client/points/getRedemptions';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { pageQuery, readPage } from '../paging/index.ts';
import type { Page, PageAsked } from '../paging/index.ts';
import type { Redemption } from './points.types.ts';
import { readRedemption } from './readRedemption.ts';

/** A page of the member's redemptions, latest first (REQ-215). */
export const getRedemptions = (gateway: Gateway, asked: PageAsked, options?: CallOptions): Answer<Page<Redemption>> =>
  gateway.call(operation, { query: pageQuery(asked) }, readPage(readRedemption), options);
