import type { ValueOf } from '@baize/gateway-contract/client';
import { getPointConfig as operation } from '@baize/gateway-contract/client/points/getPointConfig';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { PointConfig } from './points.types.ts';

/** Rates at which points are earned and converted (REQ-215). */
export const getPointConfig = (gateway: Gateway, options?: CallOptions): Answer<PointConfig> =>
  gateway.call(operation, {}, (config: ValueOf<'getPointConfig'>) => config, options);
