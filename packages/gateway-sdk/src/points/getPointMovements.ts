import type { ValueOf } from '@baize/gateway-contract/client';
import { getPointMovements as operation } from '@baize/gateway-contract/client/points/getPointMovements';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { PageAsked, PointMovementPage } from './points.types.ts';

const readPage = ({ movements, totalPages }: ValueOf<'getPointMovements'>): PointMovementPage => ({
  movements,
  pages: totalPages,
});

/** A page of the member's point movements, latest first (REQ-215). */
export const getPointMovements = (
  gateway: Gateway,
  { page, size }: PageAsked,
  options?: CallOptions,
): Answer<PointMovementPage> => gateway.call(operation, { query: { pageNo: page, pageSize: size } }, readPage, options);
