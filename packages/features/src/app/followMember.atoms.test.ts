import { createStore } from 'jotai/vanilla';
import { expect, it } from 'vitest';
import { followLanguageAtom, followMemberAtom } from './followMember.atoms.ts';
import { languageAtom, siteLanguagesAtom } from './language.atoms.ts';
import { mountedAtom, storagesAtom } from './lifetime.atoms.ts';
import { memoryStorage } from './memoryStorage.ts';
import { timeFormatAtom } from './timeFormat.atoms.ts';

const site = { offered: ['EN', 'AR', 'VI'], fallback: 'EN' } as const;
const member = { id: '1', account: 'player', nickname: 'P', type: 0 } as const;

const storeOf = (device = memoryStorage({})) => {
  const store = createStore();
  store.set(storagesAtom, { device });
  store.set(siteLanguagesAtom, site);
  store.set(mountedAtom, true);
  return store;
};

it('what a member saved is taken over on a device without a choice', () => {
  const store = storeOf();
  store.set(followMemberAtom, { ...member, language: 'AR', timeFormat: 'h12' });
  expect([store.get(languageAtom), store.get(timeFormatAtom)]).toEqual(['AR', 'h12']);
  store.set(followMemberAtom, member);
  expect([store.get(languageAtom), store.get(timeFormatAtom)]).toEqual(['AR', 'auto']);
});

it('a language that the visitor chose on this device stays', () => {
  const store = storeOf();
  store.set(languageAtom, 'VI');
  store.set(followMemberAtom, { ...member, language: 'AR' });
  expect(store.get(languageAtom)).toBe('VI');
});

it('a language of the address stays, and one that the site does not offer is ignored', () => {
  const store = storeOf();
  store.set(followMemberAtom, { ...member, language: 'CN' });
  expect(store.get(languageAtom)).toBe('EN');
  store.set(siteLanguagesAtom, { ...site, visit: 'VI' });
  store.set(followMemberAtom, { ...member, language: 'AR' });
  expect(store.get(languageAtom)).toBe('VI');
});

it('a language that was taken over is no choice of the device: the next one is taken over too', () => {
  const device = memoryStorage({});
  storeOf(device).set(followMemberAtom, { ...member, language: 'AR' });
  const afterReload = storeOf(device);
  expect(afterReload.get(languageAtom)).toBe('AR');
  afterReload.set(followMemberAtom, { ...member, language: 'VI' });
  expect(afterReload.get(languageAtom)).toBe('VI');
  afterReload.set(followLanguageAtom, 'EN');
  afterReload.set(followMemberAtom, { ...member, language: 'AR' });
  expect(afterReload.get(languageAtom)).toBe('AR');
});
