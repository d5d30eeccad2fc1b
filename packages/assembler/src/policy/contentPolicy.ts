import type { FirebaseProject, Origins } from '@baize/tenant/document';
import { hash } from 'node:crypto';

export type PolicyFacts = {
  origins: Origins;
  /** Hashes of inline scripts and styles as `sha256-…`. */
  scripts: readonly string[];
  styles: readonly string[];
  trustedTypes: readonly string[];
  firebase?: FirebaseProject | undefined;
  googleTag?: boolean | undefined;
};

/** Endpoint for browsers' reports of policy violations. */
export const REPORT_PATH = '/csp-report';

/** The hash of an inline script or style as a content policy names it. */
export const policyHash = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`;

// styled-components fills an empty style element through the CSSOM, so only the hash of the empty text is needed.
const EMPTY_STYLE = policyHash('');

const quoted = (hashes: readonly string[]): string[] => [...new Set(hashes)].map((text) => `'${text}'`);

type Opened = Record<'scripts' | 'calls' | 'frames' | 'images', readonly string[]>;

const CLOSED: Opened = { scripts: [], calls: [], frames: [], images: [] };

// Origins of Google Analytics: the tag's script, and its requests by fetch and by image.
const COUNTS = ['https://www.googletagmanager.com', 'https://*.google-analytics.com'];
const GOOGLE_TAG: Opened = {
  scripts: ['https://www.googletagmanager.com/gtag/'],
  calls: [...COUNTS, 'https://*.analytics.google.com'],
  frames: [],
  images: COUNTS,
};

/**
 * Sources that Firebase Authentication adds: its API; reCAPTCHA for phone numbers; for sign-ins, the script and the
 * frame that communicate with the provider's window.
 */
const openedFor = (firebase: FirebaseProject | undefined): Opened => {
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
    images: [],
  };
};

/**
 * A site's Content-Security-Policy: everything closed, except what the release's own files and the merchant's origins
 * need.
 */
export const contentPolicy = ({ origins, scripts, styles, trustedTypes, firebase, googleTag }: PolicyFacts): string => {
  const guests = [openedFor(firebase), googleTag === true ? GOOGLE_TAG : CLOSED];
  const opened = (kind: keyof Opened) => guests.flatMap((guest) => guest[kind]);
  const frames = [...new Set([...origins.frames, ...origins.chat, ...opened('frames')])];
  // Third-party scripts are allowed by address: the portal's default trusted-types policy holds the list.
  const policies = [...trustedTypes, ...(guests.some((guest) => guest !== CLOSED) ? ['default'] : [])];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scripts), ...opened('scripts')],
    'style-src-elem': ["'self'", ...quoted([EMPTY_STYLE, ...styles])],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', ...origins.images, ...opened('images')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...opened('calls')],
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
};
