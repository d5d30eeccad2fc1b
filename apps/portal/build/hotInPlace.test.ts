// @vitest-environment node
import { findBrowser } from '@baize/tooling/browser';
import { reactPlugins, styledOxc } from '@baize/tooling/vite';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A field inside an error boundary: it is remounted, and loses its text, when a module is imported a second time. */
const sources = {
  'index.html': '<!doctype html><div id="root"></div><script type="module" src="/main.tsx"></script>',
  'main.tsx': `import { createRoot } from 'react-dom/client'; import { Page } from './Page.tsx';
createRoot(document.getElementById('root')).render(<Page />);`,
  'Page.tsx': `import { Boundary } from './Boundary.tsx'; import { Frame } from './Page.styles.ts';
export function Page() { return <Frame id="frame"><Boundary><input /></Boundary></Frame>; }`,
  'Page.styles.ts': `import { styled } from 'styled-components'; export const Frame = styled.div\`order: 0\`;`,
  'Boundary.tsx': `import { Component } from 'react'; import { Note } from './Note.tsx';
export class Boundary extends Component { render() { return <><Note />{this.props.children}</>; } }`,
  'Note.tsx': `import { Line } from './Note.styles.ts'; export function Note() { return <Line id="note" />; }`,
  'Note.styles.ts': `import { styled } from 'styled-components'; export const Line = styled.p\`order: 0\`;`,
};

let dir = '';
let server: ViteDevServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'baize-hot-'));
  for (const [name, source] of Object.entries(sources)) await writeFile(join(dir, name), source);
  await symlink(join(import.meta.dirname, '../node_modules'), join(dir, 'node_modules'));
  server = await createServer({
    root: dir,
    cacheDir: join(dir, 'cache'),
    configFile: false,
    logLevel: 'silent',
    oxc: styledOxc,
    server: { port: 0, host: '127.0.0.1', fs: { strict: false } },
    optimizeDeps: { include: ['react', 'react/jsx-dev-runtime', 'react-dom/client', 'styled-components'] },
    plugins: [reactPlugins()],
  });
  await server.listen();
  browser = await chromium.launch(await findBrowser());
  page = await browser.newPage();
  // Compiling for the first time and starting a browser take long beside other tests.
}, 180_000);
afterAll(async () => {
  await browser.close();
  await server.close();
  await rm(dir, { recursive: true, force: true });
});

/** Saves the styles of an element, and waits until they are applied. */
const restyle = async (file: 'Page.styles.ts' | 'Note.styles.ts', id: string, order: string): Promise<void> => {
  await writeFile(join(dir, file), sources[file].replace('order: 0', `order: ${order}`));
  const seen = () => page.locator(id).evaluate((element) => getComputedStyle(element).order);
  await expect.poll(seen, { timeout: 20_000 }).toBe(order);
};

test('what is typed stays through edits of styles, one below an error boundary and then one above it', async () => {
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.locator('input').fill('typed');
  await restyle('Note.styles.ts', '#note', '1');
  expect(await page.locator('input').inputValue()).toBe('typed');
  await restyle('Page.styles.ts', '#frame', '2');
  expect(await page.locator('input').inputValue()).toBe('typed');
});
