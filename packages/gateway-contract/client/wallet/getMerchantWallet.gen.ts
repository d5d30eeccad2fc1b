// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { MerchantWallet } from '../schemas/MerchantWallet.gen.ts';

export const getMerchantWallet: Operation<'getMerchantWallet'> = {"method":"get","path":"/wps/relay/GCS_merchantWallet","module":"GCS_merchantWallet","token":"required","value":MerchantWallet};
