export { hostileAddresses, leadsAstray } from './hostileAddresses.ts';
export { hostileHtml } from './hostileHtml.ts';
export { hostVectorDomain, hostVectors, hostVectorSites } from './hostVectors.ts';
export { htmlVectors } from './htmlVectors.ts';
export { numberVectors } from './numberVectors.ts';
export { typedTextVectors } from './typedTextVectors.ts';
