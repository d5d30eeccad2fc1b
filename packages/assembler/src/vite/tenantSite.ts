import { languages } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import { loadTenant, printDiagnostics } from '@baize/tenant';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { escapeHtml } from '../page/escapeHtml.ts';
import { acceptsHtml, isPagePath } from '../page/wantsPage.ts';
import { REPORT_PATH } from '../policy/contentPolicy.ts';
import { gatewayPaths } from '../policy/siteHeaders.ts';
import { ownSentences } from '../words/siteWords.ts';
import { playMerchants } from './playMerchants.ts';
import { renderDevelopmentPage } from './renderDevelopmentPage.ts';
import { serveTenantFile } from './serveTenantFile.ts';
import type { LoadedSite, TenantSiteOptions } from './tenantSite.types.ts';

/** Reads the tenant and the catalogs from disk; the printed diagnostics if the folder is broken. */
const loadSite = async ({ dir, catalog, catalogCodes }: TenantSiteOptions): Promise<LoadedSite | string> => {
  const { tenant, diagnostics } = await loadTenant(dir);
  if (!tenant) return printDiagnostics(diagnostics);
  const catalogs = await Promise.all(catalogCodes.map(async (code) => [code, await catalog(code)] as const));
  return { tenant, catalogs: Object.fromEntries(catalogs) };
};

// Serves the catalogs at the addresses that an unassembled tenant document names.
const sentencesOf = ({ tenant, catalogs }: LoadedSite, code: LanguageCode, area: string | undefined) =>
  area === undefined ? ownSentences(tenant, code) : (catalogs[languages[code].catalog]?.[area] ?? {});

const diagnosticsPage = (text: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tenant diagnostics</title></head><body><pre>${escapeHtml(text)}</pre></body></html>`;

/**
 * True for a page request. Paths starting with `/@` or `/__` are Vite's own, which browsers request with a wildcard
 * Accept.
 */
const wantsPage = ({ method, headers }: IncomingMessage, pathname: string): boolean => {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && acceptsHtml(headers.accept) && isPagePath(pathname) && !/^\/(@|__)/.test(pathname);
};

const send = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(body);
};

const answer = async (
  server: ViteDevServer,
  options: TenantSiteOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  const isCall = [...gatewayPaths, '/lab'].some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  if (host === 'games.localhost') options.passOn(request, response, options.vendorPort);
  else if (host === 'pay.localhost') options.passOn(request, response, options.paymentsPort);
  else if (host === 'gateway.localhost' || isCall) options.passOn(request, response, options.gatewayPort);
  else if (pathname === REPORT_PATH) response.writeHead(204).end();
  else if (/^\/(brand|banners)\//.test(pathname)) await serveTenantFile(options.dir, pathname, response);
  else {
    const words = /^\/languages\/([A-Z-]+)(?:\/(\w+))?\.json$/.exec(pathname);
    if (words === null && !wantsPage(request, pathname)) return false;
    const site = await loadSite(options);
    if (typeof site === 'string') {
      server.config.logger.error(site);
      // Includes Vite's client, so that the next saved file reloads the page.
      send(response, 500, 'text/html', await server.transformIndexHtml(request.url ?? '/', diagnosticsPage(site)));
    } else if (words !== null) {
      const [, code = '', area] = words;
      send(response, 200, 'application/json', JSON.stringify(sentencesOf(site, code as LanguageCode, area)));
    } else {
      send(response, 200, 'text/html', await renderDevelopmentPage(server, options, site, request.url ?? '/'));
    }
  }
  return true;
};

/** Reloads the page after a change; updates the gateway's merchant first if the changed file defines it. */
const reload = async (server: ViteDevServer, options: TenantSiteOptions, file: string): Promise<void> => {
  const isPlayed = ['tenant.json', 'sandbox.json'].some((name) => file === join(options.dir, name));
  if (isPlayed && typeof (await loadSite(options)) !== 'string') {
    const problem = await playMerchants(options.dir, options.gatewayPort);
    if (problem !== undefined) server.config.logger.error(problem);
  }
  server.ws.send({ type: 'full-reload' });
};

/**
 * Vite plugin that serves a tenant's site from sources: pages rendered per request as assembly would write them, tenant
 * files, and proxied gateway calls. A saved tenant file reloads the page.
 */
export const tenantSite = (options: TenantSiteOptions): Plugin => {
  const watched = [options.dir, ...(options.watch ?? [])];
  return {
    name: 'baize-tenant-site',
    apply: 'serve',
    config: () => ({ appType: 'custom', base: '/' }),
    configureServer(server) {
      server.watcher.add([...watched]);
      let reloaded = Promise.resolve();
      server.watcher.on('all', (_, file) => {
        if (!watched.some((path) => file === path || file.startsWith(join(path, '/')))) return;
        reloaded = reloaded.then(() => reload(server, options, file));
      });
      // Vite's list of URLs is suppressed: the gateway finds a merchant by host name, and those addresses have none.
      server.printUrls = () => undefined;
      const respond = async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
        try {
          if (!(await answer(server, options, request, response))) next();
        } catch (error) {
          next(error);
        }
      };
      server.middlewares.use((request, response, next) => void respond(request, response, next));
    },
  };
};
