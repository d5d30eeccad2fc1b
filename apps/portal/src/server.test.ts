// @vitest-environment node
import type { Messages } from '@lingui/core';
import { expect, it } from 'vitest';
import { renderShell, routePaths } from './server.tsx';
import { loadFromCatalogs } from './testing/catalogOf.ts';
import { sampleTenant } from './testing/sampleTenant.ts';

/** The merchant's own sentences on these banners. */
const wordsOf = (banners: readonly { readonly id: string }[]): Messages =>
  Object.fromEntries(
    banners.flatMap(({ id }) => ['title', 'line'].map((part) => [`banner.w_home.${id}.${part}`, [`${part} of ${id}`]])),
  );

const home = { document: sampleTenant, language: 'EN', page: 'home' } as const;

it('renders home with its lazy page, not the fallback of one', async () => {
  const { html, styles } = await renderShell({ ...home, messages: await loadFromCatalogs('EN', 'shell') });
  expect(html).toMatch(/<h1[^>]*>Sample: games and lottery<\/h1>/);
  expect(html).not.toMatch(/<!--\$[!?]/);
  expect(html).not.toContain('style="');
  expect(styles).toContain('{');
});

it('has the first banner’s button as a link that works before any script [REQ-207]', async () => {
  const w_home = [{ id: 'first', image: sampleTenant.brand.logo, to: 'login' as const }];
  const messages = { ...(await loadFromCatalogs('EN', 'shell')), ...wordsOf(w_home) };
  const { html } = await renderShell({ ...home, document: { ...sampleTenant, banners: { w_home } }, messages });
  expect(html).toMatch(/<a(?=[^>]* href="\/login")(?=[^>]* data-variant="main")[^>]*><span>Play now</);
});

it('leaves a long page in its place: nothing waits behind it for a script to move it in', async () => {
  const w_home = Array.from({ length: 40 }, (_, place) => ({ id: `banner-${place}`, image: sampleTenant.brand.logo }));
  const messages = { ...(await loadFromCatalogs('EN', 'shell')), ...wordsOf(w_home) };
  const { html } = await renderShell({ ...home, document: { ...sampleTenant, banners: { w_home } }, messages });
  expect(html).toContain('Slots');
  expect(html).not.toMatch(/<!--\$[!?]|<template/);
});

it('names the sentences that a browser needs to show the same again, and no more', async () => {
  const messages = await loadFromCatalogs('EN', 'shell');
  const first = await renderShell({ ...home, messages });
  const few = Object.fromEntries(first.usedMessages.map((id) => [id, messages[id] ?? '']));
  const again = await renderShell({ ...home, messages: few });
  expect(again.html).toBe(first.html);
  expect(first.usedMessages).toContain('home.heading');
  expect(first.usedMessages).not.toContain('login.submit');
});

it('gives each render the same class names and the rules of its own parts, whatever was rendered before', async () => {
  const messages = await loadFromCatalogs('EN', 'shell');
  const neutral = { ...home, messages, page: 'neutral' } as const;
  const [first, frame] = [await renderShell({ ...home, messages }), await renderShell(neutral)];
  expect(await renderShell({ ...home, messages })).toEqual(first);
  expect(await renderShell(neutral)).toEqual(frame);
  expect(frame.styles.length).toBeLessThan(first.styles.length);
});

it('renders for any other address a frame without a page', async () => {
  const { html } = await renderShell({ ...home, page: 'neutral', messages: await loadFromCatalogs('EN', 'shell') });
  expect(html).toContain('data-neutral');
  expect(html).not.toContain('<h1');
  expect(html).not.toContain('<!--$!');
});

it('speaks the language that it is given [REQ-005]', async () => {
  const { html } = await renderShell({ ...home, language: 'CN', messages: await loadFromCatalogs('CN', 'shell') });
  expect(html).not.toContain('games and lottery');
  expect(html).toContain('Sample');
});

it('tells the assembler every page with its addresses [REQ-012]', () => {
  expect(routePaths['home']).toEqual(['/', '/index', '/index.html', '/home']);
  expect(Object.keys(routePaths)).toContain('login');
});
