import { policyHash } from '@baize/assembler';
import { expect, test } from 'vitest';
import { unknownHostPage } from './unknownHostPage.ts';

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
