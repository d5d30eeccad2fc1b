import { createHash } from 'node:crypto';
import { visitorOf } from '../kernel/visitor.ts';
import { notFound } from '../kernel/answer.ts';
import type { GatewayContext } from '../kernel/gateway.types.ts';
import { style } from './style.ts';

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
    { ...headers, 'Content-Security-Policy': policyOf(script, hasForms) },
  );
};
