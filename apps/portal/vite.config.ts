import { browserFloor } from '@baize/domain/browser-floor';
import { shippedLanguages } from '@baize/domain/languages';
import { join } from 'node:path';
import { tenantSite } from '@baize/assembler/vite';
import { passOn } from '@baize/edge';
import { reactPlugins, styledOxc } from '@baize/tooling/vite';
import { defineConfig, type PluginOption } from 'vite';
import { bundleBoot } from './build/bundleBoot.ts';
import { shakeRouter } from './build/shakeRouter.ts';
import { shakeXstate } from './build/shakeXstate.ts';
import { withoutPrefixes } from './build/withoutPrefixes.ts';
import { compileLanguage } from './build/words/catalogs.ts';

/** The site of the tenant in development, chosen by `npm run dev -- <tenant>`; undefined when the release is built. */
const developmentSite = (): PluginOption => {
  const tenant = process.env['BAIZE_TENANT'];
  if (tenant === undefined) return undefined;
  return tenantSite({
    dir: join(process.env['BAIZE_TENANTS'] ?? join(import.meta.dirname, '../../tenants'), tenant),
    gatewayPort: Number(process.env['BAIZE_GATEWAY_PORT']),
    vendorPort: Number(process.env['BAIZE_VENDOR_PORT']),
    paymentsPort: Number(process.env['BAIZE_PAYMENTS_PORT']),
    passOn,
    entry: '/src/main.tsx',
    server: '/src/server.tsx',
    boot: bundleBoot,
    catalog: compileLanguage,
    catalogCodes: shippedLanguages,
    watch: [join(import.meta.dirname, 'catalogs')],
  });
};

/**
 * Scans the imports of all routes before the first page is requested. A package that Vite finds later reloads the page
 * and loses typed input. Macros are compiled away.
 */
const optimizeDeps = {
  entries: ['src/main.tsx'],
  exclude: ['@lingui/core/macro', '@lingui/react/macro'],
};

/**
 * Preloads the dependencies of pages and first screens only. Chunks fetched ahead of need load their own; preloading
 * those, too, would cost every visitor.
 */
const resolveDependencies = (chunk: string, dependencies: string[]): string[] =>
  /Page-|firstScreens-/.test(chunk) ? dependencies : [];

export default defineConfig(({ command }) => ({
  base: command === 'build' ? '/assets/' : '/',
  oxc: styledOxc,
  optimizeDeps,
  // React has this hook since version 18; leaves out the shim for older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  plugins: [reactPlugins(), shakeRouter(), shakeXstate(), withoutPrefixes(), developmentSite()],
  build: {
    target: browserFloor.target,
    modulePreload: { polyfill: false, resolveDependencies },
    assetsInlineLimit: 0,
  },
}));
