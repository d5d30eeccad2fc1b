import type { IncomingMessage, ServerResponse } from 'node:http';
import { loadMerchants } from '@baize/tenant/sandbox';
import type { Plugin } from 'vite';
import { tenantsDir } from './merchants/tenantsDir.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What the gateway answers on a site's own host, and the lab that makes worlds. */
const paths = /^\/(?:wps|lgw|lotto|media|lab)(?:\/|$|\?)/;

// The run's one gateway: several Vite servers of a test run share it, and it opens with the first call.
const shared = globalThis as typeof globalThis & { baizeStoryGateway?: Promise<Listener> };

/** Mounts the reference gateway, its lab on and its database in memory, under the stories' own origin. */
export function gatewayPlugin(): Plugin {
  return {
    name: 'baize:gateway',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (paths.test(request.url ?? '')) void answer(request, response);
        else next();
      });
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  shared.baizeStoryGateway ??= openGateway();
  try {
    const listener = await shared.baizeStoryGateway;
    await listener(request, response);
  } catch (error) {
    console.error('The gateway of the stories did not open.', error);
    response.writeHead(503).end();
  }
}

async function openGateway(): Promise<Listener> {
  const [{ createGateway }, { getRequestListener }] = await Promise.all([
    import('@baize/gateway'),
    import('@hono/node-server'),
  ]);
  const { merchants } = await loadMerchants(tenantsDir);
  const gateway = await createGateway({ merchants, lab: true });
  const listener = getRequestListener(gateway.fetch, { overrideGlobalObjects: false });
  return async (request, response) => {
    await listener(request, response);
  };
}
