import { hostileAddresses, leadsAstray } from '@baize/domain/testing';
import { expect, it } from 'vitest';
import { isWebAddress } from '../schema/resourceAddress.ts';
import { effectiveSite, refusedAddresses } from './index.ts';
import type { TenantDocument } from './document.types.ts';

const origins = ['https://cdn.example'];
const document = {
  languages: ['EN'],
  defaultLanguage: 'EN',
  customerService: 'https://help.example',
  origins: { frames: origins, images: origins, chat: origins },
} as unknown as TenantDocument;
const hostile = hostileAddresses('cdn.example');
const astray = (addresses: readonly string[]) => addresses.filter((address) => leadsAstray(address, { origins }));

it('no CDN and no chat is used that the merchant has not opened, and each that is not is told', () => {
  const resources = hostile.map((url) => ({ resourceType: 'LIVECHAT', url }));
  const named = { imageCdns: hostile, launchCdns: hostile, resources };
  const startUp = { ...named, flags: {} as never, languages: ['EN' as const] };
  const { imageCdns, launchCdns } = effectiveSite(document, startUp);
  expect(astray([...imageCdns, ...launchCdns])).toEqual([]);
  for (const resource of resources) {
    const { customerService } = effectiveSite(document, {
      ...startUp,
      imageCdns: [],
      launchCdns: [],
      resources: [resource],
    });
    expect(customerService === document.customerService || astray([customerService]).length === 0).toBe(true);
  }
  const refused = new Set(refusedAddresses(document, named));
  expect(astray(hostile).filter((address) => !refused.has(address))).toEqual([]);
  expect(refusedAddresses(document, { ...named, imageCdns: ['https://cdn.example/x'] })).not.toContain(
    'https://cdn.example/x',
  );
});

it('no resource leads by anything but https, or http on this machine, or does not show where it is', () => {
  const found = hostile.filter(isWebAddress);
  expect(found.filter((address) => leadsAstray(address, { schemes: ['https:'] }))).toEqual([]);
  expect(['https://a.example/app', 'http://localhost:8080/app', 'http://a.localhost/'].every(isWebAddress)).toBe(true);
});
