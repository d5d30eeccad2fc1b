import { expect, it } from 'vitest';
import { addressOf, framesOf } from './frames.ts';

const merchants = [
  { value: 'lotus', title: 'Lotus' },
  { value: 'ember', title: 'Ember' },
];
const globals = {
  merchant: 'lotus',
  scheme: 'dark',
  language: 'AR',
  direction: 'language',
  viewport: { value: 'w320' },
};

it('shows no frames when side by side is off', () => {
  expect(framesOf(globals, merchants)).toEqual([]);
});

it.each([
  ['schemes', ['Dark', 'Light']],
  ['directions', ['Left to right', 'Right to left']],
  ['merchants', ['Lotus', 'Ember']],
])('shows %s side by side', (beside, labels) => {
  expect(framesOf({ ...globals, beside }, merchants).map(({ label }) => label)).toEqual(labels);
});

it('gives each frame its own setting over those of the toolbars, and the story’s arguments', () => {
  const [, light] = framesOf({ ...globals, beside: 'schemes' }, merchants);
  const address =
    light && new URL(addressOf({ id: 'kit-header--member', args: 'a:b' }, globals, light), 'http://site.example');
  expect(Object.fromEntries(address?.searchParams ?? [])).toEqual({
    id: 'kit-header--member',
    viewMode: 'story',
    globals: 'merchant:lotus;scheme:light;language:AR;direction:language',
    args: 'a:b',
  });
});
