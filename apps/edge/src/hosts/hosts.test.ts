import { hostVectorDomain, hostVectors, hostVectorSites } from '@baize/domain/testing';
import { expect, test } from 'vitest';
import { hostName, targetOf } from './targetOf.ts';
import { policyHash } from '@baize/assembler';
import { unknownHostPage } from './unknownHostPage.ts';

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

test('it names the host and leads to every site there is, under the port that was asked', () => {
  const { html } = unknownHostPage('nobody.localhost', ['alpha', 'beta'], ':8080');
  expect(html).toContain('<h1>No site is served at nobody.localhost</h1>');
  expect([...html.matchAll(/<li><a href="([^"]*)">([^<]*)<\/a><\/li>/g)].map(([, to, text]) => [to, text])).toEqual([
    ['http://alpha.localhost:8080/', 'http://alpha.localhost:8080/'],
    ['http://beta.localhost:8080/', 'http://beta.localhost:8080/'],
  ]);
  expect(html).toContain('<p>These sites are:</p><ul><li>');
  expect(html).toContain('</li><li>');
  expect(html).not.toContain('has been assembled');
});

test('without a site it says how to come by one', () => {
  const { html } = unknownHostPage('nobody.localhost', [], '');
  expect(html).toContain('<p>No site has been assembled yet. Run <code>npm run baize -- assemble</code>.</p>');
  expect(html).not.toContain('<ul>');
});

test('a name that would be markup is text', () => {
  const { html } = unknownHostPage('<b id="a">&amp;', [], '');
  expect(html).toContain('at &lt;b id=&quot;a&quot;>&amp;amp;</h1>');
});

test('its policy allows its own style and nothing else', () => {
  const { html, policy } = unknownHostPage('nobody.localhost', ['alpha'], '');
  const style = /<style>([^<]+)<\/style>/.exec(html)?.[1] ?? '';
  expect(style).toContain('color-scheme:light dark');
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    'img-src data:',
    `style-src '${policyHash(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
});
