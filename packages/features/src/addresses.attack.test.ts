import { hostileAddresses, leadsAstray } from '@baize/domain/testing';
import { expect, it } from 'vitest';
import { launchAddresses } from './launch/launch.rules.ts';
import { isProviderAddress } from './session/login/social/social.rules.ts';
import { contactHref } from './system/contact.rules.ts';

const hostile = hostileAddresses('games.example');
const web = ['https:', 'http:'];

it('no game opens where the merchant lets nothing in, nor on the site itself', () => {
  const frames = ['https://games.example'];
  for (const cdns of [[], frames]) {
    const opened = hostile.flatMap((url) => launchAddresses(url, { cdns, frames }));
    expect(opened.filter((address) => leadsAstray(address, { origins: frames }))).toEqual([]);
    expect(opened.every((address) => new URL(address).origin === 'https://games.example')).toBe(true);
    expect(launchAddresses('https://games.example/play?s=1', { cdns, frames })).toHaveLength(1);
  }
});

it('no sign-in leaves for what is not on the web, or does not show where it is', () => {
  expect(hostile.filter(isProviderAddress).filter((address) => leadsAstray(address, { schemes: web }))).toEqual([]);
  expect(isProviderAddress('https://accounts.example/authorize?state=1')).toBe(true);
});

it.each(['LIVECHAT', 'TELEGRAM', 'PHONE', 'EMAIL'] as const)('no contact of type %s leads astray', (resourceType) => {
  const found = hostile.map((url) => contactHref({ resourceType, url }) ?? '');
  expect(found.filter((address) => leadsAstray(address, { schemes: [...web, 'tel:', 'mailto:'] }))).toEqual([]);
});
