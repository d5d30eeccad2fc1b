import { addPromotionImage as operation } from '@baize/gateway-contract/client/promotions/addPromotionImage';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** Uploads a base64 picture; returns its id, for an application to refer to (REQ-210). */
export const addPromotionImage = (gateway: Gateway, image: string, options?: CallOptions): Answer<string> =>
  gateway.call(operation, { body: { image } }, ({ id }) => id, options);
