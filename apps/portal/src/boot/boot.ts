import { missingFeatures } from '@baize/domain/browser-floor';
import { languages, type LanguageCode } from '@baize/domain/languages';

// Runs inline in every page before the first paint, and sets the visitor's scheme, language and direction. Contains no
// brand, so that one hash in the content policy fits all sites. Without storage the defaults apply.

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

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
  // Another language is going to load: hides the content rendered in the default one until then.
  root.dataset['pending'] = '';
}
