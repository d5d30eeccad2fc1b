import { openApiDocument } from './openApiDocument.ts';

/** The required content of `openapi.json`, byte for byte; with the sample, what `client` is generated from. */
export const openApiText = (options?: Parameters<typeof openApiDocument>[0]): string =>
  `${JSON.stringify(openApiDocument(options), null, 2)}\n`;
