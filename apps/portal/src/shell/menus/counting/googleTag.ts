import { allowScripts } from '../../../site/allowScripts.ts';

/** Ids of tags that only count. A container of tags is refused, since it could load any script. */
const countingTag = /^(G|GT|AW|DC)-[A-Z\d]+$/u;

export const isCountingTag = (id: string): boolean => countingTag.test(id);

declare global {
  // Globals that Google's tag reads.
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the declaration of the DOM
  interface Window {
    dataLayer?: unknown[];
    [disabled: `ga-disable-${string}`]: boolean | undefined;
  }
}

// Google's tag reads commands as `arguments` objects, not as arrays.
// oxlint-disable-next-line eslint/func-style -- an arrow has no `arguments`
function gtag(..._command: readonly unknown[]): void {
  (window.dataLayer ??= []).push(arguments);
}

/** Starts Google's counting: loads its script once, without signals about persons and advertising. */
export const startCounting = (id: string): void => {
  window[`ga-disable-${id}`] = false;
  if (window.dataLayer !== undefined) return;
  allowScripts();
  gtag('js', new Date());
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
};

/** Counts a page by its path only: the query may identify a visitor or a search. */
export const countPage = (path: string): void => {
  gtag('set', { page_location: `${window.location.origin}${path}` });
  gtag('event', 'page_view');
};

/** Stops counting, and deletes the tag's cookies. */
export const stopCounting = (id: string): void => {
  window[`ga-disable-${id}`] = true;
  const hosts = window.location.hostname.split('.').map((_, from, parts) => parts.slice(from).join('.'));
  for (const [name] of document.cookie.split('; ').map((cookie) => cookie.split('=')))
    if (name?.startsWith('_ga') === true)
      for (const host of ['', ...hosts.map((each) => `; domain=${each}`)])
        document.cookie = `${name}=; max-age=0; path=/${host}`;
};
