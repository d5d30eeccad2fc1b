import type { CategoryCode } from '@baize/domain/categories';
import { getVassalageGameType as operation } from '@baize/gateway-contract/client/catalogue/getVassalageGameType';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** Undefined when the vendor has no known category. */
export type VendorCategory = { readonly gameType?: CategoryCode | undefined };

/** The category of a vendor, for URLs that contain the vendor only (REQ-186). */
export const getVassalageGameType = (
  gateway: Gateway,
  { vassalage }: { readonly vassalage: string },
  options?: CallOptions,
): Answer<VendorCategory> => gateway.call(operation, { query: { vassalage } }, (wire): VendorCategory => wire, options);
