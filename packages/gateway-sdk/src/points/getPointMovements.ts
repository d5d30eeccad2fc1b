import { getPointMovements as operation } from '@baize/gateway-contract/client/points/getPointMovements';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { pageQuery, readPage } from '../paging/index.ts';
import type { Page, PageAsked } from '../paging/index.ts';
import type { PointMovement } from './points.types.ts';

const readMovement = (movement: PointMovement): PointMovement => movement;

/** A page of the member's point movements, latest first (REQ-215). */
export const getPointMovements = (
  gateway: Gateway,
  asked: PageAsked,
  options?: CallOptions,
): Answer<Page<PointMovement>> => gateway.call(operation, { query: pageQuery(asked) }, readPage(readMovement), options);
