import type { ValueOf } from '@baize/gateway-contract/client';
import { getVnOpenedNumbers as operation } from '@baize/gateway-contract/client/lottery/getVnOpenedNumbers';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { DrawResult } from './lottery.types.ts';
import { readResult } from './readResult.ts';

const readOpened = ({ results }: ValueOf<'getVnOpenedNumbers'>): readonly DrawResult[] => results.map(readResult);

/** Past draws of a lottery of Vietnam, latest first (REQ-187). */
export const getVnOpenedNumbers = (
  gateway: Gateway,
  { code }: { readonly code: string },
  options?: CallOptions,
): Answer<readonly DrawResult[]> => gateway.call(operation, { query: { gameCode: code } }, readOpened, options);
