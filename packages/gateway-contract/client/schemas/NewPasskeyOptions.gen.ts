// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const NewPasskeyOptions: Check = {"challenge":/^[\w-]+$/u,"rp":{"id":"word","name":"word"},"user":{"id":/^[\w-]+$/u,"name":"word","displayName":"word"},"pubKeyCredParams":["list",{"type":["one","public-key"],"alg":"integer"}],"timeout":"integer","excludeCredentials":["list",{"id":/^[\w-]+$/u,"type":["one","public-key"]}],"authenticatorSelection":{"residentKey":["one","required"],"requireResidentKey":["one",true],"userVerification":["one","required"]},"attestation":["one","none"]};
