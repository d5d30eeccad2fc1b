/** First lines of each generated file. */
export const HEADING = '// Written by `npm run generate` from openapi.json; change the contract, not this file.\n\n';
