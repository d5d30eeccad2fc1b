import { createHash } from 'node:crypto';
import { visitorOf } from '../kernel/visitor.ts';
import { notFound } from '../kernel/answer.ts';
import type { GatewayContext } from '../kernel/gateway.types.ts';

/** Style sheet of all gateway pages. */
const style = `
:root{color-scheme:light dark;--line:light-dark(#d8d4cb,#38363f);--soft:light-dark(#f5f3ee,#1f1e25);--ink:light-dark(#1d1b22,#eeebe4);--quiet:light-dark(#5c5866,#a9a4b4);--link:light-dark(#1b5e8c,#8cc4ee)}
*{box-sizing:border-box}body{margin:0;font:1rem/1.55 system-ui,sans-serif;color:var(--ink);background:light-dark(#fff,#16151b)}
header,main{max-inline-size:68rem;margin-inline:auto;padding:1rem}header{display:flex;gap:1.5rem;border-block-end:1px solid var(--line)}
a{color:var(--link)}header a,td a,li a{display:inline-block;padding-block:.2rem}summary b+*{margin-inline-start:.5rem}h1{font-size:1.75rem;line-height:1.2}h2{margin-block-start:2.5rem;font-size:1.25rem}h3{margin:0;font-size:1rem}
code,pre{font:.875rem/1.5 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;background:var(--soft);border-radius:.5rem}
details{margin-block:.5rem;padding:.75rem 1rem;border:1px solid var(--line);border-radius:.5rem}summary{cursor:pointer}
summary b{display:inline-block;min-inline-size:4.5rem;font:600 .8rem ui-monospace,monospace}
table{inline-size:100%;border-collapse:collapse}th,td{padding:.5rem;text-align:start;vertical-align:top;border-block-end:1px solid var(--line)}th{color:var(--quiet);font-weight:600}
.quiet{color:var(--quiet)}.tags{display:flex;flex-wrap:wrap;gap:.5rem;padding:0;list-style:none}.tags li{padding:.1rem .6rem;border:1px solid var(--line);border-radius:1rem;font-size:.875rem}
.scroll{overflow:auto}[role=status]{min-block-size:1.55em;margin-block:.5rem;color:var(--quiet)}td[data-cell=body]{white-space:pre-line;overflow-wrap:anywhere}[hidden]{display:none}
button{min-block-size:2.25rem;padding:.25rem .75rem;font:inherit;white-space:nowrap;color:var(--ink);background:var(--soft);border:1px solid var(--quiet);border-radius:.5rem;cursor:pointer}button[aria-pressed=true]{color:light-dark(#fff,#16151b);background:var(--ink)}:focus-visible{outline:2px solid var(--link);outline-offset:2px}
`.replaceAll('\n', '');

const OWN_HOSTS: ReadonlySet<string> = new Set(['gateway.localhost', 'localhost', '127.0.0.1']);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML content and quoted attributes. */
export const text = (value: string): string => value.replace(/[&<>"']/gu, (sign) => escapes[sign] ?? sign);

const styleHash = createHash('sha256').update(style).digest('base64');

const hashOf = (script: string): string => createHash('sha256').update(script).digest('base64');

/** Content security policy of a page; with a script it allows that script's hash and calls to the gateway, with forms that they are sent to it. */
const policyOf = (script: string | undefined, hasForms: boolean): string => {
  const scripted = script === undefined ? '' : ` script-src 'sha256-${hashOf(script)}'; connect-src 'self';`;
  return `default-src 'none'; img-src data:; style-src 'sha256-${styleHash}';${scripted} base-uri 'none'; form-action ${hasForms ? "'self'" : "'none'"}; frame-ancestors 'none'; require-trusted-types-for 'script'`;
};

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
};

/** True when the request uses the gateway's own host name. */
export const isOwnHost = (c: GatewayContext): boolean => OWN_HOSTS.has(visitorOf(c).host);

export type PageParts = { readonly script?: string | undefined; readonly hasForms?: boolean };

/** Responds with a page of the gateway itself, with one style and at most one script; 404 on any other host name. */
export const page = (c: GatewayContext, title: string, body: string, { script, hasForms = false }: PageParts = {}) => {
  if (!isOwnHost(c)) return notFound(c);
  return c.body(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${text(title)}</title><style>${style}</style></head><body><header><a href="/reference">API reference</a> <a href="/outbox">Outbox</a> <a href="/incidents">Incidents</a> <a href="/operator">Operator</a></header><main><h1>${text(title)}</h1>${body}</main>${script === undefined ? '' : `<script>${script}</script>`}</body></html>`,
    200,
    {
      ...headers,
      // With `no-referrer` browsers send the forms of a page with the origin `null`.
      ...(hasForms && { 'Referrer-Policy': 'same-origin' }),
      'Content-Security-Policy': policyOf(script, hasForms),
    },
  );
};
