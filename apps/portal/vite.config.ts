import { browserFloor } from '@baize/domain/browser-floor';
import { join } from 'node:path';
import { tenantSite } from '@baize/assembler/vite';
import { reactPlugins, styledOxc } from '@baize/tooling/vite';
import { defineConfig, type PluginOption } from 'vite';
import { bundleBoot } from './build/bundleBoot.ts';
import { shakeQuery } from './build/shakeQuery.ts';
import { shakeRouter } from './build/shakeRouter.ts';
import { shakeXstate } from './build/shakeXstate.ts';
import { withoutPrefixes } from './build/withoutPrefixes.ts';
import { catalogCodes } from './build/words/catalogCodes.ts';
import { compileLanguage } from './build/words/catalogs.ts';

/** The tenant that development shows, chosen by `npm run dev -- <tenant>`; none when the release is built. */
function developmentSite(): PluginOption {
  const tenant = process.env['BAIZE_TENANT'];
  if (tenant === undefined) return undefined;
  return tenantSite({
    dir: join(process.env['BAIZE_TENANTS'] ?? join(import.meta.dirname, '../../tenants'), tenant),
    gatewayPort: Number(process.env['BAIZE_GATEWAY_PORT']),
    vendorPort: Number(process.env['BAIZE_VENDOR_PORT']),
    entry: '/src/main.tsx',
    server: '/src/server.tsx',
    boot: bundleBoot,
    catalog: compileLanguage,
    catalogCodes,
    watch: [join(import.meta.dirname, 'catalogs')],
  });
}

/**
 * Every package that a page of any route imports is found before the first one is asked for: one that is found later makes
 * Vite load the page again, and what was typed is gone. Macros are gone once a file is compiled.
 */
const optimizeDeps = {
  entries: ['src/main.tsx'],
  exclude: ['@lingui/core/macro', '@lingui/react/macro'],
};

/**
 * The first load names the chunks that a page stands on, so that they are fetched beside it. What is fetched ahead of need
 * finds its own: naming those, too, would cost every visitor.
 */
const resolveDependencies = (chunk: string, dependencies: string[]): string[] =>
  /Page-|firstScreens-/.test(chunk) ? dependencies : [];

export default defineConfig(({ command }) => ({
  base: command === 'build' ? '/assets/' : '/',
  oxc: styledOxc,
  optimizeDeps,
  // React has had this hook itself since 18; the shim for older ones is left out.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  plugins: [reactPlugins(), shakeQuery(), shakeRouter(), shakeXstate(), withoutPrefixes(), developmentSite()],
  build: {
    target: browserFloor.target,
    modulePreload: { polyfill: false, resolveDependencies },
    assetsInlineLimit: 0,
  },
}));
