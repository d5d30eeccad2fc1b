import { describe, expect, it } from 'vitest';
import { layersAt, moveTo, placeBeneath, pageState, popupState } from './moves.ts';

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://site.example');
  return { pathname, search, hash };
};
const home = at('/?list=V#top');
const overHome = { page: home, popup: at('/login') };

describe('moveTo', () => {
  it('lays a dialog over the page as one entry of the history', () => {
    expect(moveTo('/login', { page: home })).toEqual({ kind: 'go', replace: false, over: home });
    expect(moveTo('/login', { page: at('/no-such-page') })).toMatchObject({ replace: false, over: expect.anything() });
  });

  it('goes to a page that is no dialog, and to what is no page, as to a page', () => {
    for (const href of ['/favorite', '/no-such-page']) {
      expect(moveTo(href, { page: home })).toEqual({ kind: 'go', replace: false });
    }
  });

  it('ignores a link to where one is, page or popup [REQ-034]', () => {
    expect(moveTo('/?list=V#top', { page: home })).toEqual({ kind: 'stay' });
    expect(moveTo('/login', overHome)).toEqual({ kind: 'stay' });
  });

  it('puts one popup in the place of another, over the same page', () => {
    expect(moveTo('/login?return=%2F', overHome)).toEqual({ kind: 'go', replace: true, over: home });
  });

  it('closes a popup for a link to the page beneath it, and leaves it for any other', () => {
    expect(moveTo('/?list=V#top', overHome)).toEqual({ kind: 'close' });
    expect(moveTo('/', overHome)).toEqual({ kind: 'go', replace: true });
  });

  it('opens a form that stands alone from another, in its place', () => {
    expect(moveTo('/login?return=%2F', { page: at('/login') })).toEqual({ kind: 'go', replace: true });
    expect(moveTo('/', { page: at('/login') })).toEqual({ kind: 'go', replace: false });
    expect(moveTo('/member', { page: at('/login') })).toEqual({ kind: 'go', replace: false });
  });

  it('has nothing to close where the popup was opened by its address, and goes to what is beneath it', () => {
    const direct = { page: at('/'), popup: at('/help'), isDirect: true };
    expect(moveTo('/', direct)).toEqual({ kind: 'go', replace: true });
    expect(moveTo('/login', direct)).toEqual({ kind: 'go', replace: false, over: at('/') });
  });

  it('lays no dialog over its own page', () => {
    expect(moveTo('/member#top', { page: at('/member') })).toEqual({ kind: 'go', replace: false });
  });
});

describe('layersAt', () => {
  it('has help over home, however it is opened, and over the page that it was opened from', () => {
    const help = at('/help?topic=deposit');
    expect(layersAt(help, null)).toEqual({ page: at('/'), popup: help, isDirect: true });
    expect(layersAt(help, popupState(at('/rng')))).toEqual({ page: at('/rng'), popup: help });
    expect(layersAt(help, pageState)).toEqual({ page: help });
  });

  it('has a page alone, and a dialog that is a page of its own', () => {
    for (const address of ['/rng', '/login', '/no-such-page'])
      expect(layersAt(at(address), null)).toEqual({ page: at(address) });
  });
});

describe('placeBeneath', () => {
  it('finds the page that an entry of the history was laid over', () => {
    expect(placeBeneath(popupState(home))).toEqual(home);
  });

  it.each([null, undefined, 'state', { beneath: 7 }, { beneath: 'https://evil.example/' }, popupState(undefined)])(
    'finds none in %j',
    (state) => expect(placeBeneath(state)).toBeUndefined(),
  );
});
