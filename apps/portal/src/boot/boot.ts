import { missingFeatures } from '@baize/domain/browser-floor';
import { languages, type LanguageCode } from '@baize/domain/languages';

// Runs before the first paint, inline in every page: the visitor's scheme, language and direction stand before anything shows.
// Brand-free, so that its hash in the content policy is one for all sites. Storage may be closed to us: then the defaults stand.

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const root = document.documentElement;

root.toggleAttribute('data-old', missingFeatures(window).length > 0);
const block = document.getElementById('tenant')?.textContent;
const tenant = JSON.parse(block ?? '{}') as { languages?: LanguageCode[]; defaultLanguage?: LanguageCode };

const scheme = stored('scheme');
if (scheme === 'dark' || scheme === 'light') root.dataset['scheme'] = scheme;

root.toggleAttribute('data-quiet', stored('quiet') === 'true');

const asked = new URLSearchParams(location.search).get('lang')?.toUpperCase();
const wanted = [asked, stored('language')].find((code) => tenant.languages?.some((offered) => offered === code)) as
  | LanguageCode
  | undefined;
if (wanted !== undefined && wanted !== tenant.defaultLanguage) {
  root.lang = languages[wanted].tag;
  root.dir = languages[wanted].direction;
  // Another language is on its way: what was rendered in the default one is not shown meanwhile.
  root.dataset['pending'] = '';
}
