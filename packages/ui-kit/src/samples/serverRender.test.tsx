// @vitest-environment node
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { englishWords } from './words.tsx';
import { KitWordsProvider } from '../KitWords/index.ts';

type Story = { args?: object; render?: (args: object) => ReactNode };
type Stories = { default: { component: () => ReactNode; args?: object; render?: Story['render'] } } & Record<
  string,
  Story
>;

const files = globSync('../*/*.stories.tsx', { cwd: import.meta.dirname });

const modules = await Promise.all(
  files.map(async (file): Promise<[string, Stories]> => [
    file,
    (await import(join(import.meta.dirname, file))) as Stories,
  ]),
);

const stories = modules.flatMap(([file, { default: meta, ...named }]) =>
  Object.entries(named).map(([name, story]) => {
    const args = { ...meta.args, ...story.args };
    const draw = story.render ?? meta.render;
    return { title: `${file} ${name}`, element: draw ? draw(args) : createElement(meta.component, args) };
  }),
);

test('there are stories to render', () => {
  expect(stories.length).toBeGreaterThan(100);
});

test.each(stories)('$title is rendered in Node, alike each time and without inline styles', ({ element }) => {
  const page = () => renderToString(<KitWordsProvider words={englishWords}>{element}</KitWordsProvider>);
  const first = page();
  expect(page()).toBe(first);
  // Strict CSP: a style attribute in prerendered HTML is refused by the browser.
  expect(first).not.toContain('style="');
});
