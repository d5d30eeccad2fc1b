import type { ValueOf } from '@baize/gateway-contract/client';
import { getRedemptions as operation } from '@baize/gateway-contract/client/points/getRedemptions';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { PageAsked, RedemptionPage } from './points.types.ts';
import { readRedemption } from './readRedemption.ts';

const readPage = ({ redemptions, totalPages }: ValueOf<'getRedemptions'>): RedemptionPage => ({
  redemptions: redemptions.map(readRedemption),
  pages: totalPages,
});

/** A page of the member's redemptions, latest first (REQ-215). */
export const getRedemptions = (
  gateway: Gateway,
  { page, size }: PageAsked,
  options?: CallOptions,
): Answer<RedemptionPage> => gateway.call(operation, { query: { pageNo: page, pageSize: size } }, readPage, options);
