import { readFile } from 'node:fs/promises';
import { listen } from '@baize/service/listen';
import { routes } from '@baize/gateway-contract';
import { createAdaptorServer } from '@hono/node-server';
import { OpenAPIHono } from '@hono/zod-openapi';

// The baseline, in a process of its own: a Hono app with the same routes and validation and prepared answers, without
// merchants, sessions, database or edge.

const [, , port = '', answersFile = ''] = process.argv;
const answers = new Map(Object.entries(JSON.parse(await readFile(answersFile, 'utf8')) as Record<string, object>));

const app = new OpenAPIHono();
for (const route of [routes.getStartUp, routes.getGameVendors, routes.getGameList, routes.getAnnouncements])
  app.openapi(route, (c) => c.json(answers.get(c.req.path) as never, 200));

const server = createAdaptorServer({ fetch: app.fetch });
if (!('closeAllConnections' in server)) throw new Error('It speaks HTTP/1.1.');
await listen(server, Number(port));
process.send?.('ready');
process.once('disconnect', () => process.exit(0));
