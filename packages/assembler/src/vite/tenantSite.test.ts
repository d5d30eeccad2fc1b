import { fixtureTenantFile, writeFixtureTenant } from '@baize/tenant/testing';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, get as getByHost, request as requestOf } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { json, text as textOf } from 'node:stream/consumers';
import { createLogger, createServer, resolveConfig } from 'vite';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { REPORT_PATH } from '../policy/contentPolicy.ts';
import type { Catalog } from '../words/siteWords.ts';
import { tenantSite } from './tenantSite.ts';
import type { TenantSiteOptions } from './tenantSite.types.ts';

const catalog: Catalog = {
  site: { 'site.title': [['brandName'], ' at work'] },
  shell: { 'home.hello': ['Hello to all'], 'navigation.promotions': ['Offers'] },
};
const shell = `export const renderShell = async ({ messages, page }) => ({ html: '<h1>' + page + ' ' + messages['home.hello'].join('') + '</h1>', styles: '', usedMessages: page === 'home' ? ['banner.w_home.first.title'] : [] });
export const routePaths = { promotions: ['/Promotions', '/offers'] };
export const routeLabels = { promotions: 'navigation.promotions' };`;

let dir = '';
let tenant = '';
let catalogs = '';
let gateway: Server;
let vendor: Server;
let payments: Server;
let server: ViteDevServer;
let origin = '';
let options: TenantSiteOptions;
let hasCatalogs = true;
/** Currencies sent to the gateway and messages sent to the browser, in order. */
const events: string[] = [];
/** Errors printed in the terminal. */
const errors: string[] = [];
const said: string[] = [];

const get = async (path: string, headers: Record<string, string> = { accept: 'text/html' }) => {
  const answer = await fetch(`${origin}${path}`, { headers });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

/** Requests a `*.localhost` host by name, which only browsers resolve. */
const callHost = async (host: string, path: string) => {
  const { port } = new URL(origin);
  const call = getByHost({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } });
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return textOf(answer);
};

const kept = (answer: Response | undefined) =>
  ['content-type', 'cache-control'].map((name) => answer?.headers.get(name));

/** A plain proxy in place of the edge's. */
const passOn: TenantSiteOptions['passOn'] = (request, response, port) => {
  const { method, url: path, headers } = request;
  const forwarded = { ...headers, 'x-forwarded-host': headers.host };
  const call = requestOf({ host: '127.0.0.1', port, method, path, headers: forwarded }, (answer) => {
    response.writeHead(answer.statusCode ?? 0);
    answer.pipe(response);
  });
  request.pipe(call);
};

const answerAsGateway = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (request.method === 'PUT' && request.url === '/lab/merchants') {
    const { merchants } = (await json(request)) as { merchants: { sandbox: { currency: string } }[] };
    const currency = merchants[0]?.sandbox.currency ?? 'none';
    events.push(currency);
    response.statusCode = currency === 'THB' ? 409 : 200;
  }
  response.end(`gateway ${String(request.headers['x-forwarded-host'])}`);
};

/** Saves a tenant file until `hasCome` passes: the watcher merges two saves in quick succession. */
const save = async (path: string, text: string, hasCome: () => void): Promise<void> => {
  events.length = 0;
  const saveAndSee = async () => {
    await writeFile(join(tenant, path), text);
    await vi.waitFor(hasCome, { timeout: 200, interval: 10 });
  };
  await vi.waitFor(saveAndSee, { timeout: 10_000 });
};

/** Returns whether Vite applies the plugin, and the resolved `appType`. */
const resolved = async (command: 'serve' | 'build') => {
  const { plugins, appType } = await resolveConfig({ configFile: false, plugins: [tenantSite(options)] }, command);
  return [plugins.some(({ name }) => name === 'baize-tenant-site'), appType];
};

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'baize-vite-'));
  catalogs = await mkdtemp(join(tmpdir(), 'baize-catalogs-'));
  tenant = await writeFixtureTenant(dir, 'alpha');
  await writeFile(join(dir, 'main.js'), 'export const started = true;');
  await writeFile(join(dir, 'server.js'), shell);
  await writeFile(join(dir, 'outside.svg'), '<svg/>');
  gateway = createHttpServer((request, response) => void answerAsGateway(request, response));
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
  vendor = createHttpServer((_, response) => void response.end('vendor'));
  await once(vendor.listen(0, '127.0.0.1'), 'listening');
  payments = createHttpServer((_, response) => void response.end('payments'));
  await once(payments.listen(0, '127.0.0.1'), 'listening');
  const [gatewayPort, vendorPort, paymentsPort] = [gateway, vendor, payments].map(
    (each) => (each.address() as AddressInfo).port,
  );
  options = {
    dir: tenant,
    gatewayPort: gatewayPort ?? 0,
    vendorPort: vendorPort ?? 0,
    paymentsPort: paymentsPort ?? 0,
    passOn,
    entry: '/main.js',
    server: '/server.js',
    boot: () => Promise.resolve('document.documentElement.dataset.boot="1"'),
    catalog: () => (hasCatalogs ? Promise.resolve(catalog) : Promise.reject(new Error('no catalogs'))),
    catalogCodes: ['EN', 'AR'],
    watch: [catalogs, join(dir, 'notes.txt')],
  };
  server = await createServer({
    root: dir,
    configFile: false,
    server: { port: 0, host: '127.0.0.1' },
    optimizeDeps: { noDiscovery: true },
    customLogger: {
      ...createLogger('silent'),
      error: (message) => void errors.push(message),
      info: (message) => void said.push(message),
    },
    plugins: [tenantSite(options)],
  });
  await server.listen();
  const send = server.ws.send.bind(server.ws);
  server.ws.send = (message: unknown) => {
    if (JSON.stringify(message).includes('full-reload')) events.push('reload');
    send(message as Parameters<typeof send>[0]);
  };
  origin = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
});

afterAll(async () => {
  await server.close();
  gateway.close();
  vendor.close();
  payments.close();
  for (const folder of [dir, catalogs]) await rm(folder, { recursive: true, force: true });
});

test('development serves the page that assembly would write, from sources', async () => {
  const home = await get('/');
  expect(home.text).toContain('<title>Brand alpha at work</title>');
  expect(home.text).toContain('<h1>home Hello to all</h1>');
  expect(home.text).toContain('src="/main.js"');
  expect(home.text).toContain('<script>document.documentElement.dataset.boot="1"</script>');
  expect(home.text).toContain('<link rel="icon" href="/brand/favicon.svg"');
  expect(home.text).toContain('<link rel="apple-touch-icon" href="/brand/icon.png">');
  expect(home.text).toContain('content="https://alpha.example/brand/share.png"');
  expect(home.text).toMatch(/src:url\('\/@fs\/[^)]+\.woff2'\)/);
  expect(home.text).toContain('--surface-page:');
  expect(home.text).not.toMatch(/<link rel="(preload|modulepreload|stylesheet)"/);
  expect((await get('/?lang=AR')).text).toContain('<h1>home ');
  const other = await get('/promotions');
  expect(other.text).toContain('<h1>neutral ');
  // Home's own sentences are inlined, too, since any page may navigate to home.
  expect(other.text).toMatch(/id="messages">.*"banner\.w_home\.first\.title"/);
});

test('link previews get pages, too, with the head that assembly would write', async () => {
  for (const path of ['/promotions', '/offers/?x=1']) {
    const { text } = await get(path, { accept: '*/*' });
    expect(text).toContain('<title>Offers · Brand alpha</title>');
    expect(text).toContain('content="https://alpha.example/banners/w_home/first.svg"');
  }
  expect((await get('/elsewhere', { accept: '*/*' })).text).toContain('<title>Brand alpha at work</title>');
  expect(await fetch(`${origin}/promotions`, { method: 'HEAD' })).toMatchObject({ status: 200 });
});

test('the terminal names no address of its own, and a build knows nothing of a tenant', async () => {
  server.printUrls();
  expect(said.join('\n')).not.toContain('://');
  expect([await resolved('serve'), await resolved('build')]).toEqual([
    [true, 'custom'],
    [false, 'spa'],
  ]);
});

test('the tenant’s pictures, words and calls are there under the addresses of its site', async () => {
  for (const picture of ['/brand/logo.svg', '/banners/w_home/first.svg'])
    expect((await get(picture)).text).toContain('<svg');
  for (const path of ['%2e%2e%2ftenant.json', '%2e%2e%2f%2e%2e%2foutside.svg'])
    expect([path, (await get(`/brand/${path}`)).status]).toEqual([path, 404]);
  const words = async (path: string): Promise<unknown> => JSON.parse((await get(path, { accept: '*/*' })).text);
  expect(await words('/languages/EN/shell.json')).toEqual(catalog['shell']);
  expect(await words('/languages/VI/shell.json')).toEqual({});
  expect(await words('/languages/EN.json')).toHaveProperty('banner.w_home.first.title');
  expect((await get('/wps/system/status')).text).toBe(`gateway ${origin.slice('http://'.length)}`);
  expect((await get('/main.js', { accept: '*/*' })).text).toContain('started');
});

test('games, payments and gateway have hosts of their own, as they will have', async () => {
  expect(await callHost('games.localhost', '/play')).toBe('vendor');
  expect(await callHost('pay.localhost', '/pay/t')).toBe('payments');
  expect(await callHost('gateway.localhost', '/play')).toMatch(/^gateway gateway\.localhost:/);
  expect(await callHost('alpha.localhost', '/lab')).toMatch(/^gateway alpha\.localhost:/);
  expect(await callHost('alpha.localhost', '/labels')).toContain('<h1>neutral ');
});

test('a report of the browser is taken, and what is no page is left to the sources', async () => {
  expect(await fetch(`${origin}${REPORT_PATH}`, { method: 'POST' })).toMatchObject({ status: 204 });
  expect((await get('/promotions', { accept: 'image/png' })).status).toBe(404);
  expect((await get('/gone.png', { accept: '*/*' })).status).toBe(404);
  expect((await get('/@vite/client', { accept: '*/*' })).type).toBe('text/javascript');
  const posted = await fetch(`${origin}/promotions`, { method: 'POST', headers: { accept: 'text/html' } });
  expect(posted.status).toBe(404);
  expect((await get('/languages/EN/nothing.json')).text).toBe('{}');
  for (const path of ['/x/languages/EN.json', '/languages/EN.json.map', '/x/brand/logo.svg'])
    expect((await get(path, { accept: '*/*' })).status).toBe(404);
});

test('pages and catalogs are rendered from disk and never cached', async () => {
  const [page, words] = await Promise.all(
    ['/', '/languages/EN.json'].map((path) => fetch(`${origin}${path}`, { headers: { accept: 'text/html' } })),
  );
  expect(kept(page)).toEqual(['text/html; charset=utf-8', 'no-store']);
  expect(kept(words)).toEqual(['application/json; charset=utf-8', 'no-store']);
});

test('a file of the merchant is played before the page reloads, another one that is watched is not, and no other reloads', async () => {
  events.length = 0;
  const watched = [join(dir, 'notes.txt'), join(catalogs, 'EN.po'), join(tenant, 'brand/logo.svg')];
  const others = [join(dir, 'outside.svg'), `${tenant}-2/tenant.json`, join(dir, 'notes.txt.swp')];
  for (const path of [...others, ...watched, join(tenant, 'tenant.json')]) server.watcher.emit('all', 'change', path);
  const expected = ['reload', 'reload', 'reload', 'USD', 'reload'];
  await vi.waitFor(() => expect(events).toEqual(expected), { timeout: 10_000 });
});

test('watched files may be outside the tenant’s folder', async () => {
  const path = relative(tenant, join(catalogs, 'EN.po'));
  await save(path, 'msgid ""', () => expect(events).toContain('reload'));
}, 30_000);

test('a saved tenant file reloads the page, and a broken one is told in the page', async () => {
  const text = await readFile(join(tenant, 'tenant.json'), 'utf8');
  await save('tenant.json', text.replace('Brand alpha', 'Brand new'), () => expect(events).toContain('reload'));
  expect((await get('/')).text).toContain('<title>Brand new at work</title>');
  await save('tenant.json', text.replace('"lacquer"', '"laquer"'), () => expect(events).toContain('reload'));
  const broken = await get('/');
  expect(broken).toMatchObject({
    status: 500,
    text: expect.stringContaining('Did you mean &quot;lacquer&quot;?') as string,
  });
  expect(broken.type).toBe('text/html; charset=utf-8');
  expect(broken.text).toContain('<title>Tenant diagnostics</title>');
  expect(errors.at(-1)).toContain('Did you mean "lacquer"?');
});

test('the page of a broken tenant listens, and comes back by itself when the mistake is gone', async () => {
  const good = JSON.stringify({ ...fixtureTenantFile('alpha'), brandName: 'Brand new' });
  await save('tenant.json', good.replace('"theme"', '"thme"'), () => expect(events).toContain('reload'));
  const broken = await get('/');
  expect(broken.status).toBe(500);
  expect(broken.text).toContain('src="/@vite/client"');
  await save('tenant.json', good, () => expect(events).toContain('reload'));
  await vi.waitFor(async () => expect((await get('/')).status).toBe(200));
}, 30_000);

test('a saved sandbox.json is played by the gateway, and then the page is loaded again', async () => {
  errors.length = 0;
  await save('sandbox.json', '{"currency":"EUR"}', () => expect(events).toContain('EUR'));
  await vi.waitFor(() => expect(events.lastIndexOf('reload')).toBeGreaterThan(events.indexOf('EUR')));
  expect(errors).toEqual([]);
  await save('sandbox.json', '{"currency":"Euro"}', () => expect(events).toContain('reload'));
  expect(events).not.toContain('none');
  expect((await get('/')).text).toContain('sandbox.json');
  await save('sandbox.json', '{"currency":"VND"}', () => expect(events).toContain('VND'));
  const refused = 'The gateway did not take the changed merchant: it answered 409.';
  await save('sandbox.json', '{"currency":"THB"}', () => expect(errors).toContain(refused));
}, 30_000);

test('an error while rendering a page responds with 500', async () => {
  hasCatalogs = false;
  expect((await get('/')).status).toBe(500);
});
