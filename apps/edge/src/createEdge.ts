import { callHeaders, REPORT_PATH } from '@baize/assembler';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { PackedTexts } from './files/packedTexts.ts';
import { UnservableSite } from './files/readSiteHeaders.ts';
import { serveSite } from './files/serveSite.ts';
import { SiteStore } from './files/siteStore.ts';
import { hostName, targetOf } from './hosts/targetOf.ts';
import { unknownHostPage } from './hosts/unknownHostPage.ts';
import { passOn } from './proxy/passOn.ts';
import { PolicyReports } from './reports/policyReports.ts';
import { withoutSecrets } from '@baize/service/telling';

/** One line about a failed request: method, host, path without query, and the error, all without secrets. */
export const incidentLine = ({ method, headers, url = '' }: IncomingMessage, error: unknown): string => {
  const [path = ''] = url.split(/[?#]/u);
  return withoutSecrets(`${method} ${headers.host}${path}: ${String(error)}`).replaceAll(/\s+/gu, ' ');
};

/** Timeouts of the edge for visitors, in milliseconds, and the largest head of a request, in bytes. */
type EdgeLimits = {
  /** From the first byte of a request to the end of its headers. */
  headersMilliseconds: number;
  /** From the first byte of a request to the end of its body. */
  requestMilliseconds: number;
  /** Between two requests on one connection. */
  keepAliveMilliseconds: number;
  /** Interval at which connections are checked for timeouts. */
  checkMilliseconds: number;
  headerBytes: number;
};

/** Long enough for a slow connection, and short for a client that only holds connections open. */
const edgeLimits: EdgeLimits = {
  headersMilliseconds: 10_000,
  requestMilliseconds: 30_000,
  keepAliveMilliseconds: 5000,
  checkMilliseconds: 1000,
  headerBytes: 16 * 1024,
};

export type EdgeOptions = {
  /** The folder of assembled sites. */
  sites: string;
  gatewayPort: number;
  vendorPort: number;
  paymentsPort: number;
  /** Proxies `/lab` and lists policy reports: for development and tests. */
  lab?: boolean;
  /** Checks for newly assembled sites with every request. */
  live?: boolean;
  /** Overrides of the default limits. */
  limits?: Partial<EdgeLimits>;
  /** Reports an error to the operator as one line; on stderr by default. */
  report?: (line: string) => void;
};

/** The path of a URL as a site's file list spells it; undefined when it cannot name a file. */
const pathOf = (address: string): string | undefined => {
  const path = address.replace(/\?.*/s, '');
  try {
    const decoded = decodeURIComponent(path);
    return path.startsWith('/') && !/[\0\\]|\/\.\.?(\/|$)/.test(decoded) && !/#/.test(path) ? decoded : undefined;
  } catch {
    return undefined;
  }
};

const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

const plain = (response: ServerResponse, status: number, sentence: string): void => {
  response.writeHead(status, { ...callHeaders, 'Content-Type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`);
};

const json = (response: ServerResponse, value: unknown): void => {
  response.writeHead(200, { ...callHeaders, 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(value));
};

/** Creates a server that answers each host as a CDN would: sites from their folders, calls from the gateway. */
export const createEdge = (options: EdgeOptions): Server => {
  const { sites, gatewayPort, vendorPort, paymentsPort, lab = false, live = false, limits } = options;
  const report = options.report ?? ((line) => void process.stderr.write(`${line}\n`));
  const store = new SiteStore(sites, { live });
  const texts = new PackedTexts();
  const reports = new PolicyReports();

  const answerLocal = (request: IncomingMessage, response: ServerResponse, path: string, address: string): void => {
    const query = new URL(address, 'http://127.0.0.1').searchParams;
    if (path === '/ready') json(response, { ready: true });
    else if (path === '/csp-reports' && lab) json(response, reports.list(query.get('host') ?? undefined));
    else if (isUnder(path, '/lab') && lab) passOn(request, response, gatewayPort);
    else plain(response, 404, 'Not found');
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url: address = '/' } = request;
    const path = pathOf(address);
    const [host, ...others] = request.headersDistinct['host'] ?? [];
    // Requests with no Host or with two can be read in two ways (RFC 9112, 3.2).
    if (path === undefined || host === undefined || others.length > 0) {
      plain(response, 400, 'Bad request');
      return;
    }
    const name = hostName(host);
    const index = await store.index();
    const target = targetOf(name, index.sites, index.domains);
    switch (target.kind) {
      case 'local':
        answerLocal(request, response, path, address);
        return;
      case 'gateway':
        passOn(request, response, gatewayPort);
        return;
      case 'vendor':
        passOn(request, response, vendorPort);
        return;
      case 'payments':
        passOn(request, response, paymentsPort);
        return;
      case 'unknown': {
        const port = /:\d+$/.exec(host)?.[0] ?? '';
        const { html, policy } = unknownHostPage(name, [...index.sites], port);
        const headers = {
          ...callHeaders,
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': policy,
        };
        response.writeHead(404, headers);
        response.end(html);
        return;
      }
      case 'site': {
        const files = await store.files(target.site);
        const { gateway } = files.headers;
        const passed = lab ? [...gateway, '/lab'] : gateway;
        if (passed.some((prefix) => isUnder(path, prefix))) {
          for (const [header, value] of Object.entries(files.headers.calls)) response.setHeader(header, value);
          passOn(request, response, gatewayPort);
        } else if (path === REPORT_PATH && request.method === 'POST') await reports.take(request, response, name);
        else await serveSite(request, response, path, { ...files, texts });
      }
    }
  };

  const { headersMilliseconds, requestMilliseconds, keepAliveMilliseconds, checkMilliseconds, headerBytes } = {
    ...edgeLimits,
    ...limits,
  };
  const server = createServer({
    headersTimeout: headersMilliseconds,
    requestTimeout: requestMilliseconds,
    keepAliveTimeout: keepAliveMilliseconds,
    connectionsCheckingInterval: checkMilliseconds,
    maxHeaderSize: headerBytes,
    insecureHTTPParser: false,
  });
  server.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => {
      report(incidentLine(request, error));
      if (response.headersSent) response.destroy();
      else if (error instanceof UnservableSite) plain(response, 503, 'This site must be assembled again.');
      else plain(response, 500, 'The edge failed to answer.');
    });
  });
  return server;
};
