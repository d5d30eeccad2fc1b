import { hostVectorDomain, hostVectors, hostVectorSites } from '@baize/domain/testing';
import { expect, test } from 'vitest';
import { hostName, targetOf } from './targetOf.ts';

const sites = new Set(['alpha']);
const domains = new Map([['alpha.example', 'alpha']]);

test.each([
  ['alpha.localhost', { kind: 'site', site: 'alpha' }],
  ['Alpha.LOCALHOST:8080', { kind: 'site', site: 'alpha' }],
  ['alpha.localhost.', { kind: 'site', site: 'alpha' }],
  ['w1.alpha.localhost', { kind: 'site', site: 'alpha', world: 'w1' }],
  ['alpha.example:443', { kind: 'site', site: 'alpha' }],
  ['games.localhost', { kind: 'vendor' }],
  ['pay.localhost', { kind: 'payments' }],
  ['gateway.localhost', { kind: 'gateway' }],
  ['127.0.0.1:8080', { kind: 'local' }],
  ['[::1]:8080', { kind: 'local' }],
  ['games.alpha.localhost', { kind: 'site', site: 'alpha', world: 'games' }],
  ['gateway.alpha.localhost', { kind: 'site', site: 'alpha', world: 'gateway' }],
  ['a.w1.alpha.localhost', { kind: 'unknown' }],
  ['w1.alpha.beta.localhost', { kind: 'unknown' }],
  ['alpha.beta.localhost', { kind: 'unknown' }],
  ['w1.games.localhost', { kind: 'unknown' }],
  ['w1.pay.localhost', { kind: 'unknown' }],
  ['w1.gateway.localhost', { kind: 'unknown' }],
  ['beta.localhost', { kind: 'unknown' }],
  ['www.alpha.example', { kind: 'unknown' }],
  ['alpha', { kind: 'unknown' }],
  ['localhost', { kind: 'unknown' }],
  ['alpha.localhost.evil.example', { kind: 'unknown' }],
  ['alpha.localhost@evil.example', { kind: 'unknown' }],
  ['alpha.example,evil.example', { kind: 'unknown' }],
  ['', { kind: 'unknown' }],
])('the host %s', (header, target) => {
  expect(targetOf(hostName(header), sites, domains)).toStrictEqual(target);
});

test.each(hostVectors)('the host %s leads where the gateway has it lead', (header, led) => {
  const own = new Map([[hostVectorDomain.domain, hostVectorDomain.site]]);
  const target = targetOf(hostName(header), new Set(hostVectorSites), own);
  expect(target).toStrictEqual(led === undefined ? { kind: 'unknown' } : { kind: 'site', ...led });
});
