import openApi from '@baize/gateway-contract/openapi.json' with { type: 'json' };
import type { GatewayApp } from '../kernel/gateway.types.ts';
import { page } from '../pages/page.ts';
import { drawReference } from './drawReference.ts';

const body = drawReference(openApi);

/** Routes of the API reference, rendered from the committed document. */
export const mountReference = (app: GatewayApp): void => {
  app.get('/reference', (c) => page(c, 'API reference', body));
  app.get('/reference/openapi.json', (c) => c.json(openApi));
};
