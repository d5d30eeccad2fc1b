import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reviewedSite } from '../testing/reviewedHeaders.ts';
import { callHeaders } from './siteHeaders.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/going-live.md'), 'utf8');

test('the page on going live says of every header what it is for, and of no other', () => {
  const sent = [
    ...reviewedSite('alpha').rules.flatMap(({ headers }) => Object.keys(headers)),
    ...Object.keys(callHeaders),
  ];
  const explained = [...page.matchAll(/^\| `([\w-]+)`\s*\|/gm)].map(([, name = '']) => name);
  expect(explained.toSorted()).toEqual([...new Set(sent)].toSorted());
});

test('it names every path that belongs to the gateway', () => {
  for (const path of reviewedSite('alpha').gateway) expect(page).toContain(`\`${path}\``);
});
