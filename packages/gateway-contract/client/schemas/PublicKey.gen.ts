// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const PublicKey: Check = {"kty":["one","EC"],"crv":["one","P-256"],"x":"word","y":"word","kid":"word","use":["one","enc"],"alg":["one","ECDH-ES"]};
