import { openApiDocument } from './openApiDocument.ts';

/** What `openapi.json` must hold, byte for byte. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;
