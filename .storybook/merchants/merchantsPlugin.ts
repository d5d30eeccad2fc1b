import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { listTenants, loadTenant, printDiagnostics } from '@baize/tenant';
import type { Plugin } from 'vite';

const tenantsDir = process.env['BAIZE_TENANTS'] ?? resolve(import.meta.dirname, '../../tenants');
const ID = 'virtual:merchants';
const RESOLVED = `\0${ID}`;

/**
 * `virtual:merchants`: the tenant folders as data, for the toolbar and for page stories. A folder with errors is left out
 * and its diagnostics are printed; a saved tenant file reloads the page.
 */
export function merchantsPlugin(): Plugin {
  return {
    name: 'baize:merchants',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const merchants = await Promise.all((await listTenants(tenantsDir)).map(({ dir }) => readMerchant(dir)));
      return `export const merchants = ${JSON.stringify(merchants.filter((merchant) => merchant !== undefined))};`;
    },
    configureServer(server) {
      if (!existsSync(tenantsDir)) return;
      server.watcher.add(tenantsDir);
      server.watcher.on('change', (file) => {
        const module = server.moduleGraph.getModuleById(RESOLVED);
        if (!resolve(file).startsWith(tenantsDir) || module === undefined) return;
        server.moduleGraph.invalidateModule(module);
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

async function readMerchant(dir: string) {
  const { document, diagnostics } = await loadTenant(dir);
  if (document === undefined) {
    console.error(printDiagnostics(diagnostics));
    return undefined;
  }
  const { brandColor } = JSON.parse(await readFile(join(dir, 'tenant.json'), 'utf8'));
  const tokens = join(dir, 'brand/tokens.json');
  const overrides: unknown = existsSync(tokens) ? JSON.parse(await readFile(tokens, 'utf8')) : undefined;
  return { id: document.id, name: document.brandName, theme: document.theme, brandColor, overrides, document };
}
