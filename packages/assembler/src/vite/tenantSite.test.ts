import { writeFixtureTenant } from '@baize/tenant/proof';
import type { CompiledMessages } from '@baize/tenant/messages';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tenantSite } from './tenantSite.ts';

const catalog: CompiledMessages = {
  'site.title': [['brandName'], ' at work'],
  'home.hello': ['Hello from ', ['brandName']],
};
const shell = `export const renderShell = async ({ messages, page }) => ({ html: '<h1>' + page + ' ' + messages['home.hello'].join('') + '</h1>', styles: '', usedMessages: ['home.hello'] });`;

let dir = '';
let tenant = '';
let gateway: Server;
let server: ViteDevServer;
let origin = '';

async function get(path: string, headers: Record<string, string> = { accept: 'text/html' }) {
  const answer = await fetch(`${origin}${path}`, { headers });
  return { status: answer.status, text: await answer.text() };
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'baize-vite-'));
  tenant = await writeFixtureTenant(dir, 'alpha');
  await writeFile(join(dir, 'main.js'), 'export const started = true;');
  await writeFile(join(dir, 'server.js'), shell);
  gateway = createHttpServer((request, response) =>
    response.end(`gateway ${String(request.headers['x-forwarded-host'])}`),
  );
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
  const { port } = gateway.address() as AddressInfo;
  server = await createServer({
    root: dir,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      tenantSite({
        dir: tenant,
        gatewayPort: port,
        vendorPort: port,
        entry: '/main.js',
        server: '/server.js',
        boot: () => Promise.resolve('document.documentElement.dataset.boot="1"'),
        catalog: () => Promise.resolve(catalog),
        catalogCodes: ['EN', 'AR'],
      }),
    ],
  });
  await server.listen();
  origin = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
});

afterAll(async () => {
  await server.close();
  gateway.close();
  await rm(dir, { recursive: true, force: true });
});

test('development serves the page that assembly would write, from sources', async () => {
  const home = await get('/');
  expect(home.text).toContain('<title>Brand alpha at work</title>');
  expect(home.text).toContain('<h1>home Hello from Brand alpha</h1>');
  expect(home.text).toContain('src="/main.js"');
  expect((await get('/promotions')).text).toContain('<h1>neutral ');
});

test('the tenant’s pictures, words and calls are there under the addresses of its site', async () => {
  expect((await get('/brand/logo.svg')).text).toContain('<svg');
  expect((await get('/brand/%2e%2e%2ftenant.json')).status).toBe(404);
  expect(JSON.parse((await get('/languages/EN.json')).text)).toMatchObject({
    'home.hello': ['Hello from Brand alpha'],
  });
  expect((await get('/wps/system/status')).text).toBe(`gateway ${origin.slice('http://'.length)}`);
  expect((await get('/main.js', { accept: '*/*' })).text).toContain('started');
});

test('a saved tenant file reloads the page, and a broken one is told in the page', async () => {
  const send = vi.spyOn(server.ws, 'send');
  const file = join(tenant, 'tenant.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('Brand alpha', 'Brand new'));
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }), { timeout: 5000 });
  expect((await get('/')).text).toContain('<title>Brand new at work</title>');
  await writeFile(file, text.replace('"lacquer"', '"laquer"'));
  const broken = await get('/');
  expect(broken).toMatchObject({
    status: 500,
    text: expect.stringContaining('Did you mean &quot;lacquer&quot;?') as string,
  });
});
