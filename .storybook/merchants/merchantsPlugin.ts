import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { listTenants, loadTenant, printDiagnostics, type Tenant } from '@baize/tenant';
import type { Plugin } from 'vite';
import { merchantWords, portalWords, sharedLanguages } from './merchantWords.ts';
import { tenantsDir } from './tenantsDir.ts';

const LIST = 'virtual:merchants';
const WORDS = 'virtual:words/';
// A name that no merchant's folder can have, since none begins with an underscore.
const SHARED = '_shared';

const wordsEntry = (code: string, module: string): string => `${JSON.stringify(code)}: () => import('${module}')`;

/**
 * `virtual:merchants`: the tenant folders as data, for the toolbar and for page stories, each with its words on demand.
 * A folder with errors is left out and its diagnostics are printed; a saved tenant file reloads the page.
 */
export const merchantsPlugin = (): Plugin => ({
  name: 'baize:merchants',
  resolveId: {
    filter: { id: /^virtual:(merchants$|words\/)/ },
    handler: (id) => `\0${id}`,
  },
  load: {
    filter: { id: /^\0virtual:(merchants$|words\/)/ },
    handler: (id) => (id === `\0${LIST}` ? listModule() : wordsModule(id.slice(WORDS.length + 1))),
  },
  configureServer(server) {
    if (!existsSync(tenantsDir)) return;
    server.watcher.add(tenantsDir);
    server.watcher.on('change', (file) => {
      if (!resolve(file).startsWith(tenantsDir)) return;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    });
  },
});

const listModule = async (): Promise<string> => {
  const merchants = await Promise.all((await listTenants(tenantsDir)).map(({ name, dir }) => readMerchant(name, dir)));
  const shared = sharedLanguages.map((code) => wordsEntry(code, `${WORDS}${SHARED}/${code}`));
  return [
    `export const merchants = [${merchants.filter((merchant) => merchant !== undefined).join(',')}];`,
    `export const sharedWords = { ${shared.join(', ')} };`,
  ].join('\n');
};

const wordsModule = async (path: string): Promise<string> => {
  const [name = '', code = ''] = path.split('/');
  if (name === SHARED) return `export default ${JSON.stringify(await portalWords(code))};`;
  const tenant = await readTenant(join(tenantsDir, name));
  return `export default ${JSON.stringify(tenant === undefined ? {} : await merchantWords(tenant, code))};`;
};

const readTenant = async (dir: string): Promise<Tenant | undefined> => {
  const { tenant, diagnostics } = await loadTenant(dir);
  if (tenant === undefined) console.error(printDiagnostics(diagnostics));
  return tenant;
};

const readMerchant = async (name: string, dir: string): Promise<string | undefined> => {
  const tenant = await readTenant(dir);
  if (tenant === undefined) return undefined;
  const tokens = join(dir, 'brand/tokens.json');
  const { brandColor } = JSON.parse(await readFile(join(dir, 'tenant.json'), 'utf8'));
  const { brandName, theme, languages } = tenant.document;
  const facts = {
    id: tenant.document.id,
    name: brandName,
    theme,
    brandColor,
    overrides: existsSync(tokens) ? JSON.parse(await readFile(tokens, 'utf8')) : undefined,
    document: atTenants(tenant.document, name),
  };
  const words = languages.map((code) => wordsEntry(code, `${WORDS}${name}/${code}`));
  return `{ ...${JSON.stringify(facts)}, words: { ${words.join(', ')} } }`;
};

// A site has its own brand/ and banners/ at its root; here each merchant's folder is under tenants/.
const atTenants = (document: Tenant['document'], name: string): unknown =>
  JSON.parse(JSON.stringify(document).replaceAll(/"\/(brand|banners)\//g, `"/tenants/${name}/$1/`));
