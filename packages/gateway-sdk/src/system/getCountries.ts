import { getCountries as operation } from '@baize/gateway-contract/client/system/getCountries';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { Country } from './system.types.ts';

/** The countries whose phone numbers the merchant accepts, the default one first (D9). */
export const getCountries = (gateway: Gateway, options?: CallOptions): Answer<readonly Country[]> =>
  gateway.call(operation, {}, (wire): readonly Country[] => wire, options);
