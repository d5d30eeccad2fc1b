import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { findBrowser } from '@baize/tooling/browser';
import { projectRoot } from '@baize/tooling/project-root';
import { chromium } from 'playwright';

const sites = join(projectRoot, 'dist/sites');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** The script files that a browser requests on home of an assembled site until the page is interactive. */
export const measureHome = async (): Promise<string[]> => {
  const [tenant] = existsSync(sites) ? readdirSync(sites).filter((name) => !name.startsWith('.')) : [];
  if (tenant === undefined) throw new Error(`There is no site in ${sites}. Assemble one: npm run baize -- assemble`);
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '').split('?', 1)[0];
    const file = join(sites, tenant, path ?? '');
    if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    return void createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.waitForSelector('html[data-hydrated]');
    const asked = await page.evaluate(() => {
      const answering = performance.getEntriesByName('hydrated')[0]?.startTime ?? 0;
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < answering)
        .map(({ name }) => new URL(name).pathname.replace('/assets/', ''));
    });
    return [...new Set(asked)];
  } finally {
    await browser.close();
    server.close();
  }
};
