import type { FirebaseProject, Origins } from '@baize/tenant/document';
import { hash } from 'node:crypto';

export type PolicyFacts = {
  origins: Origins;
  /** Hashes of inline scripts and styles as `sha256-…`. */
  scripts: readonly string[];
  styles: readonly string[];
  trustedTypes: readonly string[];
  firebase?: FirebaseProject | undefined;
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

type Opened = Record<'scripts' | 'calls' | 'frames' | 'trustedTypes', readonly string[]>;

const CLOSED: Opened = { scripts: [], calls: [], frames: [], trustedTypes: [] };

/**
 * What Firebase Authentication needs besides: its calls; for numbers reCAPTCHA, for sign-ins the script and the frame that
 * speak with the provider's window. Its scripts are let through by the policy of the adapter, which is the default one.
 */
function openedFor(firebase: FirebaseProject | undefined): Opened {
  if (firebase === undefined) return CLOSED;
  const { authDomain, emulator, phone, signIn } = firebase;
  const local = emulator === undefined ? [] : [emulator];
  const signsIn = signIn.length > 0;
  return {
    scripts: [
      ...(phone ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] : []),
      ...(signsIn ? ['https://apis.google.com'] : []),
    ],
    calls: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', ...local],
    frames: [
      ...(phone ? ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'] : []),
      ...(signsIn ? [`https://${authDomain}`, ...local] : []),
    ],
    trustedTypes: ['default'],
  };
}

/** The content policy of a site: everything closed, then what the release's own files and the merchant's origins need. */
export function contentPolicy({ origins, scripts, styles, trustedTypes, firebase }: PolicyFacts): string {
  const opened = openedFor(firebase);
  const frames = [...new Set([...origins.frames, ...origins.chat, ...opened.frames])];
  const policies = [...trustedTypes, ...opened.trustedTypes];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scripts), ...opened.scripts],
    'style-src-elem': ["'self'", ...quoted([EMPTY_STYLE, ...styles])],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', ...origins.images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...opened.calls],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': policies.length > 0 ? policies : ["'none'"],
    'report-uri': [REPORT_PATH],
    'report-to': ['csp'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
