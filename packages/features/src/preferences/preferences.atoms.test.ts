import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import { memoryStorage, mountedAtom, storagesAtom } from '../app/index.ts';
import { consentAtom } from './consent.atoms.ts';
import { quietAtom, schemeAtom, sideMenuAtom } from './preferences.atoms.ts';

describe('schemeAtom and consentAtom', () => {
  it('leave the scheme to the tenant until the visitor chooses, and keep the choice [REQ-007]', () => {
    const device = memoryStorage({ scheme: 'sepia' });
    const store = createStore();
    store.set(storagesAtom, { device });
    store.set(mountedAtom, true);
    expect(store.get(schemeAtom)).toBeUndefined();
    store.set(schemeAtom, 'light');
    const anotherVisit = createStore();
    anotherVisit.set(storagesAtom, { device });
    anotherVisit.set(mountedAtom, true);
    expect([store.get(schemeAtom), anotherVisit.get(schemeAtom)]).toEqual(['light', 'light']);
  });

  it('know no consent until it is given', () => {
    const store = createStore();
    store.set(storagesAtom, { device: memoryStorage({ consent: 'granted' }) });
    expect(store.get(consentAtom)).toBeUndefined();
    store.set(mountedAtom, true);
    expect(store.get(consentAtom)).toBe('granted');
  });

  it.each(['dark', 'light'] as const)('take up a scheme of %s, and nothing else', (scheme) => {
    const known = createStore();
    known.set(storagesAtom, { device: memoryStorage({ scheme, consent: scheme }) });
    known.set(mountedAtom, true);
    expect([known.get(schemeAtom), known.get(consentAtom)]).toEqual([scheme, undefined]);
  });

  it.each(['granted', 'denied'] as const)('keep whether tags may load: %s', (consent) => {
    const device = memoryStorage();
    const [visit, anotherVisit] = [createStore(), createStore()];
    for (const store of [visit, anotherVisit]) {
      store.set(storagesAtom, { device });
      store.set(mountedAtom, true);
    }
    visit.set(consentAtom, consent);
    expect(anotherVisit.get(consentAtom)).toBe(consent);
  });
});

/** Values of `quietAtom` and `sideMenuAtom` for these contents of the storages. */
const known = (device: Record<string, string>, session: Record<string, string>) => {
  const store = createStore();
  store.set(storagesAtom, { device: memoryStorage(device), session: memoryStorage(session) });
  store.set(mountedAtom, true);
  return [store.get(quietAtom), store.get(sideMenuAtom)];
};

describe('quietAtom and sideMenuAtom', () => {
  it('are off and open at first, and take up what this device and this visit remember, and nothing else', () => {
    expect(known({}, {})).toEqual([false, 'open']);
    expect(known({ quiet: 'true' }, { sideMenu: 'closed' })).toEqual([true, 'closed']);
    expect(known({ quiet: 'loud', sideMenu: 'closed' }, { quiet: 'true', sideMenu: 'ajar' })).toEqual([false, 'open']);
  });
});
