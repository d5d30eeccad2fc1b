import type { Origins } from '@baize/tenant/document';
import { hash } from 'node:crypto';

export type PolicyFacts = {
  origins: Origins;
  /** Hashes of inline scripts and styles as `sha256-…`. */
  scripts: readonly string[];
  styles: readonly string[];
  trustedTypes: readonly string[];
};

/** Where browsers send what the policy refused. */
export const REPORT_PATH = '/csp-report';

/** The hash of an inline script or style as a content policy names it. */
export function policyHash(text: string): string {
  return `sha256-${hash('sha256', text, 'base64')}`;
}

// styled-components fills an empty style element through the CSSOM: only the empty text itself has to be allowed.
const EMPTY_STYLE = policyHash('');

function quoted(hashes: readonly string[]): string[] {
  return [...new Set(hashes)].map((text) => `'${text}'`);
}

/** The content policy of a site: everything closed, then what the release's own files and the merchant's origins need. */
export function contentPolicy({ origins, scripts, styles, trustedTypes }: PolicyFacts): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scripts)],
    'style-src-elem': ["'self'", ...quoted([EMPTY_STYLE, ...styles])],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', ...origins.images],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src':
      origins.frames.length + origins.chat.length > 0 ? [...new Set([...origins.frames, ...origins.chat])] : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes.length > 0 ? trustedTypes : ["'none'"],
    'report-uri': [REPORT_PATH],
    'report-to': ['csp'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
