import type { ResourceType } from '@baize/gateway-sdk/system';
import { expect, it } from 'vitest';
import { downloadsOf } from './downloads.rules.ts';

const resource = (
  resourceType: ResourceType,
  url = `https://a.example/${resourceType}`,
  name = `The ${resourceType}`,
) => ({
  resourceType,
  name,
  url,
});

it('are the resources of platforms, and not telephone, e-mail, chat and messenger [REQ-228]', () => {
  const types = ['PHONE', 'Android', 'EMAIL', 'IOS', 'LIVECHAT', 'MOBILECONFIG', 'TELEGRAM'] as const;
  expect(downloadsOf(types.map((type) => resource(type)))).toEqual(
    ['Android', 'IOS', 'MOBILECONFIG'].map((platform) => ({
      platform,
      name: `The ${platform}`,
      href: `https://a.example/${platform}`,
    })),
  );
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'app'])('leave out an address that is no page: %s', (url) => {
  expect(downloadsOf([resource('Android', url)])).toEqual([]);
});

it('are listed once for each address, and by the name of their platform where they have none of their own', () => {
  const twice = [resource('IOS', 'https://a.example/1', ' '), resource('MOBILECONFIG', 'https://a.example/1')];
  const named = downloadsOf([...twice, resource('Android', 'https://a.example/2', '')]).map(({ name, href }) => [
    name,
    href,
  ]);
  expect(named).toEqual([
    ['iOS', 'https://a.example/1'],
    ['Android', 'https://a.example/2'],
  ]);
});
