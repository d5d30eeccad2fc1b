import type { Schemas } from '@baize/gateway-contract/client';
import type { DrawResult } from './lottery.types.ts';

export const readResult = (result: Schemas['DrawResult']): DrawResult => ({
  ...result,
  specialNumber: result.specialNumber,
});
