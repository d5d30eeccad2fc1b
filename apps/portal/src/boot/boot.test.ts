import { afterEach, expect, it, vi } from 'vitest';

const root = document.documentElement;

type Visit = {
  /** Text of the tenant block; an empty one leaves the block out. */
  readonly tenant?: string;
  readonly scheme?: string;
  readonly address?: string;
  readonly kept?: Readonly<Record<string, string>>;
};

const tenant = JSON.stringify({ languages: ['EN', 'CN', 'AR'], defaultLanguage: 'EN' });

/** Runs boot.ts on a fresh page. Returns scheme, language, direction and pending mark of the root element. */
const booted = async ({ tenant: block = tenant, scheme = 'dark', address = '/', kept = {} }: Visit) => {
  document.body.innerHTML = block ? `<script type="application/json" id="tenant">${block}</script>` : '';
  Object.assign(root, { lang: 'en', dir: 'ltr' });
  root.dataset['scheme'] = scheme;
  delete root.dataset['pending'];
  history.replaceState(null, '', address);
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  vi.resetModules();
  await import('./boot.ts');
  return [root.dataset['scheme'], root.lang, root.dir, root.dataset['pending']];
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const asItIs = ['dark', 'en', 'ltr', undefined];

it('sets quiet mode when this device has stored it', async () => {
  await booted({ kept: { quiet: 'true' } });
  expect(root.hasAttribute('data-quiet')).toBe(true);
  localStorage.clear();
  await booted({});
  expect(root.hasAttribute('data-quiet')).toBe(false);
});

it('shows the scheme that this device remembers, and no other word for one [REQ-007]', async () => {
  expect(await booted({ kept: { scheme: 'light' } })).toEqual(['light', 'en', 'ltr', undefined]);
  expect(await booted({ kept: { scheme: 'dark' }, scheme: 'light' })).toEqual(asItIs);
  expect(await booted({ kept: { scheme: 'sepia' } })).toEqual(asItIs);
});

it('turns to the language that this device remembers, and holds back what was rendered in another [REQ-006]', async () => {
  expect(await booted({ kept: { language: 'AR' } })).toEqual(['dark', 'ar', 'rtl', '']);
  expect(await booted({ kept: { language: 'CN' } })).toEqual(['dark', 'zh-Hans', 'ltr', '']);
});

it('follows the address before the memory, in capitals or not, and waits for nothing in its own language', async () => {
  const kept = { language: 'AR' };
  expect(await booted({ kept, address: '/?lang=cn' })).toEqual(['dark', 'zh-Hans', 'ltr', '']);
  expect(await booted({ kept, address: '/?lang=EN' })).toEqual(asItIs);
  expect(await booted({ kept, address: '/?lang=VI' })).toEqual(['dark', 'ar', 'rtl', '']);
});

it('leaves a page as it is when the merchant lacks the requested language, or the page has no merchant', async () => {
  expect(await booted({ kept: { language: 'VI' } })).toEqual(asItIs);
  expect(await booted({ kept: { language: 'AR' }, tenant: '{}' })).toEqual(asItIs);
  expect(await booted({ kept: { language: 'AR' }, tenant: '' })).toEqual(asItIs);
});

it('uses the defaults when the browser blocks the storage', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(await booted({ address: '/?lang=AR' })).toEqual(['dark', 'ar', 'rtl', '']);
});

it('marks a browser that misses a feature of JavaScript, so that the page says that and nothing else', async () => {
  await booted({});
  expect(root.hasAttribute('data-old')).toBe(false);
  vi.stubGlobal('AbortSignal', {});
  await booted({});
  expect(root.hasAttribute('data-old')).toBe(true);
  vi.unstubAllGlobals();
  await booted({});
  expect(root.hasAttribute('data-old')).toBe(false);
});
