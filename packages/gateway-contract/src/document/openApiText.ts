import { openApiDocument } from './openApiDocument.ts';

/** The required content of `openapi.json`, byte for byte. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;
