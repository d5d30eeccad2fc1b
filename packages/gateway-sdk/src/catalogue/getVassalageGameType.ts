import type { CategoryCode } from '@baize/domain/categories';
import { getVassalageGameType as operation } from '@baize/gateway-contract/client/catalogue/getVassalageGameType';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** None: the vendor has no category that is known. */
export type VendorCategory = { readonly gameType?: CategoryCode | undefined };

/** The category of a vendor, for an address that names the vendor alone (REQ-186). */
export const getVassalageGameType = (
  gateway: Gateway,
  { vassalage }: { readonly vassalage: string },
  options?: CallOptions,
): Answer<VendorCategory> => gateway.call(operation, { query: { vassalage } }, (wire): VendorCategory => wire, options);
