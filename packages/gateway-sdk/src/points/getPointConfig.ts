import type { ValueOf } from '@baize/gateway-contract/client';
import { getPointConfig as operation } from '@baize/gateway-contract/client/points/getPointConfig';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { PointConfig } from './points.types.ts';

/** How points are earned and what they are worth (REQ-215). */
export const getPointConfig = (gateway: Gateway, options?: CallOptions): Answer<PointConfig> =>
  gateway.call(operation, {}, (config: ValueOf<'getPointConfig'>) => config, options);
