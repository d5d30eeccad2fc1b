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

type Opened = Record<'scripts' | 'calls' | 'frames' | 'images', readonly string[]>;

const CLOSED: Opened = { scripts: [], calls: [], frames: [], images: [] };

// What counts visits: the tag itself, and where it sends what it counts, by a call or a picture.
const COUNTS = ['https://www.googletagmanager.com', 'https://*.google-analytics.com'];
const GOOGLE_TAG: Opened = {
  scripts: ['https://www.googletagmanager.com/gtag/'],
  calls: [...COUNTS, 'https://*.analytics.google.com'],
  frames: [],
  images: COUNTS,
};

/**
 * What Firebase Authentication needs besides: its calls; for numbers reCAPTCHA, for sign-ins the script and the frame that
 * speak with the provider's window.
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
    images: [],
  };
}

/** The content policy of a site: everything closed, then what the release's own files and the merchant's origins need. */
export function contentPolicy({ origins, scripts, styles, trustedTypes, firebase, googleTag }: PolicyFacts): string {
  const guests = [openedFor(firebase), googleTag === true ? GOOGLE_TAG : CLOSED];
  const opened = (kind: keyof Opened) => guests.flatMap((guest) => guest[kind]);
  const frames = [...new Set([...origins.frames, ...origins.chat, ...opened('frames')])];
  // Scripts of others are let in by address: the portal's default policy holds the list.
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
}
