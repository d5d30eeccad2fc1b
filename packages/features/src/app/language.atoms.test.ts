import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import { languageAtom, siteLanguagesAtom } from './language.atoms.ts';
import { effectiveLanguage } from './language.rules.ts';
import { mountedAtom, storagesAtom } from './lifetime.atoms.ts';
import { memoryStorage } from './memoryStorage.ts';

const site = { offered: ['AR', 'UR', 'EN'], fallback: 'AR' } as const;

describe('effectiveLanguage', () => {
  it('is what the visit asks for, else the choice, else the default of the site [REQ-006]', () => {
    expect(effectiveLanguage({ ...site, visit: 'EN', chosen: 'UR' })).toBe('EN');
    expect(effectiveLanguage({ ...site, chosen: 'UR', tags: ['en'] })).toBe('UR');
    expect(effectiveLanguage(site)).toBe('AR');
  });

  it("follows the browser's own list where the site gives it [REQ-006]", () => {
    expect(effectiveLanguage({ ...site, tags: ['fr', 'en-GB'] })).toBe('EN');
    expect(effectiveLanguage({ ...site, tags: ['fr'] })).toBe('AR');
  });

  it('never is a language that is not offered [REQ-005]', () => {
    expect(effectiveLanguage({ ...site, visit: 'CN', chosen: 'VI' })).toBe('AR');
    expect(effectiveLanguage({ ...site, visit: 'CN', chosen: 'UR' })).toBe('UR');
  });
});

describe('languageAtom', () => {
  it('is CN until a site says otherwise [REQ-006]', () => {
    expect(createStore().get(languageAtom)).toBe('CN');
  });

  it('shows the default of the site first, then the stored choice [REQ-006]', () => {
    const store = createStore();
    store.set(storagesAtom, { device: memoryStorage({ language: 'UR' }) });
    store.set(siteLanguagesAtom, { ...site, visit: 'EN' });
    expect(store.get(languageAtom)).toBe('AR');
    store.set(mountedAtom, true);
    expect(store.get(languageAtom)).toBe('EN');
  });

  it('reads the choice of this device, unless that is no known language', () => {
    for (const [chosen, shown] of [
      ['UR', 'UR'],
      ['XX', 'AR'],
    ] as const) {
      const store = createStore();
      store.set(storagesAtom, { device: memoryStorage({ language: chosen }) });
      store.set(siteLanguagesAtom, site);
      store.set(mountedAtom, true);
      expect(store.get(languageAtom)).toBe(shown);
    }
  });

  it('keeps a choice on the device, and ends what the visit asked for', () => {
    const device = memoryStorage();
    const store = createStore();
    store.set(storagesAtom, { device });
    store.set(mountedAtom, true);
    store.set(siteLanguagesAtom, { ...site, visit: 'EN' });
    store.set(languageAtom, 'UR');
    expect([store.get(languageAtom), device.getItem('language')]).toEqual(['UR', 'UR']);
  });
});
