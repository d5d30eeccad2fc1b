import type { IncomingMessage, ServerResponse } from 'node:http';
import { loadMerchants } from '@baize/tenant/sandbox';
import type { Plugin } from 'vite';
import { tenantsDir } from './merchants/tenantsDir.ts';

type OpenGateway = {
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Cost parameter N of scrypt, at its minimum: passwords of stories need no protection. */
const CHEAP_HASH = 2;

/** Paths of the gateway on a site's host, of the lab that creates worlds, and of the vendor API that stories call. */
const paths = /^\/(?:wps|lgw|lotto|media|lab|vendor|demo-accounts)(?:\/|$|\?)/;

/** Key that signs vendor calls, shared with `testing/vendorOf.ts` of the portal. */
const VENDOR_SECRET = 'vendor-of-the-stories';

// One gateway per run, shared by several Vite servers; the last one closes it. A test run opens it at startup, while
// the browser starts and the first page is compiled; otherwise the first call opens it.
const shared = globalThis as typeof globalThis & { baizeStories?: { servers: number; gateway?: Promise<OpenGateway> } };

/** Serves the reference gateway, with its lab and an in-memory database, under the stories' own origin. */
export const gatewayPlugin = (): Plugin => {
  let isServing = false;
  return {
    name: 'baize:gateway',
    configureServer(server) {
      isServing = true;
      const run = (shared.baizeStories ??= { servers: 0 });
      run.servers += 1;
      if (process.env['VITEST'] === 'true') run.gateway ??= openGateway();
      server.middlewares.use((request, response, next) => {
        if (!paths.test(request.url ?? '')) return next();
        run.gateway ??= openGateway();
        void answer(run.gateway, request, response);
      });
    },
    async closeBundle() {
      const run = shared.baizeStories;
      if (!isServing || run === undefined) return;
      isServing = false;
      run.servers -= 1;
      if (run.servers > 0) return;
      delete shared.baizeStories;
      await (await run.gateway)?.close();
    },
  };
};

const answer = async (
  gateway: Promise<OpenGateway>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  try {
    await (await gateway).answer(request, response);
  } catch (error) {
    console.error('The gateway of the stories did not answer.', error);
    response.writeHead(503).end();
  }
};

/**
 * The demo accounts redirect to a merchant's own host, which a story cannot load: returns the address as JSON instead.
 */
const readable = ({ url }: Request, response: Response): Response => {
  const location = response.headers.get('location');
  return location === null || !url.includes('/demo-accounts/') ? response : Response.json({ location });
};

const openGateway = async (): Promise<OpenGateway> => {
  const [{ createGateway }, { getRequestListener }] = await Promise.all([
    import('@baize/gateway'),
    import('@hono/node-server'),
  ]);
  const { merchants } = await loadMerchants(tenantsDir);
  const gateway = await createGateway({
    merchants,
    lab: true,
    demoPasswordCost: CHEAP_HASH,
    vendorSecret: VENDOR_SECRET,
    // Stories on a busy machine wait for the gateway rather than fail.
    longestWaitMs: 20_000,
  });
  const listener = getRequestListener(async (request, env) => readable(request, await gateway.fetch(request, env)));
  return {
    answer: async (request, response) => {
      await listener(request, response);
    },
    close: gateway.close,
  };
};
