import type { PayloadOf, ValueOf } from '@baize/gateway-contract/client';
import { convertPoints as operation } from '@baize/gateway-contract/client/points/convertPoints';
import type { Answer, Gateway, MoneyCallOptions } from '../gateway.types.ts';
import type { Converted } from './points.types.ts';

/** Converts points into money, confirmed by the login password (REQ-216); the wallet is credited at once. */
export const convertPoints = (
  gateway: Gateway,
  payload: PayloadOf<'convertPoints'>,
  options?: MoneyCallOptions,
): Answer<Converted> =>
  gateway.callSealed(operation, payload, (converted: ValueOf<'convertPoints'>) => converted, options);
