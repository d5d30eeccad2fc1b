import type { ValueOf } from '@baize/gateway-contract/client';
import { getOpenedNumbers as operation } from '@baize/gateway-contract/client/lottery/getOpenedNumbers';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { DrawResult } from './lottery.types.ts';
import type { LotteryKey } from './lottery.types.ts';
import { readResult } from './readResult.ts';

const readOpened = ({ results }: ValueOf<'getOpenedNumbers'>): readonly DrawResult[] => results.map(readResult);

/** Past draws of a lottery of the house, latest first (REQ-187). */
export const getOpenedNumbers = (
  gateway: Gateway,
  { vendor, code }: LotteryKey,
  options?: CallOptions,
): Answer<readonly DrawResult[]> =>
  gateway.call(operation, { query: { gameCode: code, vassalage: vendor } }, readOpened, options);
