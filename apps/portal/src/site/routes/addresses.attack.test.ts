import { hostileAddresses, leadsAstray } from '@baize/domain/testing';
import { expect, it } from 'vitest';
import { cleanFragment } from '../words/cleanFragment.ts';
import { bannerTarget } from './bannerTarget.ts';
import { placeBeneath } from './moves.ts';
import { addressOf } from './Place.ts';
import { canContinueTo } from './paths.ts';
import { requestedWayBack } from './search/requestedWayBack.ts';

const hostile = hostileAddresses('own.example');
const astray = (addresses: readonly (string | undefined)[], schemes: readonly string[] = []) =>
  addresses.filter((address) => address !== undefined && leadsAstray(address, { schemes }));
const good = ['/promotions', '/lott?gameName=a%20b#rules', '/seamless?gameCode=1'];

const wayBack = (address: string) => requestedWayBack(new URLSearchParams({ return: address })).wayBack;

it('no log-in leads off the site, whatever stands in its address [REQ-031]', () => {
  expect(astray(hostile.map(wayBack))).toEqual([]);
  expect(hostile.map(wayBack).filter((to) => to?.startsWith('//') === true)).toEqual([]);
  expect(good.map(wayBack)).toEqual(good);
  expect(good.every(canContinueTo)).toBe(true);
});

const beneath = (address: string) => {
  const place = placeBeneath({ beneath: address });
  return place && addressOf(place);
};

it('no page lies beneath a popup that is none of the site', () => {
  expect(astray(hostile.map(beneath))).toEqual([]);
  expect(good.map(beneath)).toEqual(good);
});

it('no banner leads off the site', () => {
  const targets = hostile.flatMap((to) => [to, `promotion:${to}`]).map((to) => bannerTarget(to, 'home', false));
  expect(astray(targets)).toEqual([]);
});

const shown = (address: string): string | undefined => {
  const link = document.createElement('a');
  link.setAttribute('href', address);
  return cleanFragment(link.outerHTML).querySelector('a')?.getAttribute('href') ?? undefined;
};

it('no link in a merchant’s text leads elsewhere than it shows', () => {
  expect(astray(hostile.map(shown), ['https:', 'mailto:', 'tel:'])).toEqual([]);
  expect([...good, 'https://help.example/a', 'mailto:a@b.example'].map(shown)).not.toContain(undefined);
});
