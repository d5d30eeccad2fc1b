import { DEFAULT_LANGUAGE, languages } from '@baize/domain/languages';
import { expect, it } from 'vitest';
import { brands } from '../merchants/brands.ts';
import { settingsOf } from './settings.ts';

it('reads the toolbars; without them a story has the first merchant, dark scheme and default language', () => {
  const merchant = brands.at(-1)?.id;
  expect(settingsOf({ merchant, scheme: 'light', language: 'AR', direction: 'language' }, 'a')).toMatchObject({
    brand: { id: merchant },
    scheme: 'light',
    language: 'AR',
    direction: 'rtl',
  });
  expect(settingsOf({ language: 'AR', direction: 'ltr' }, 'a').direction).toBe('ltr');
  expect(settingsOf({ language: 'no language' }, 'a')).toEqual({
    brand: brands[0],
    scheme: 'dark',
    language: DEFAULT_LANGUAGE,
    direction: languages[DEFAULT_LANGUAGE].direction,
  });
});

it('shows the stories of a test run in every scheme and direction of every merchant and theme', () => {
  const ids = Array.from({ length: 400 }, (_, n) => `kit-part--story-${n}`);
  const cells = brands.flatMap(({ id }) =>
    ['dark', 'light'].flatMap((scheme) => ['ltr', 'rtl'].map((direction) => `${id} ${scheme} ${direction}`)),
  );
  for (const pairwise of [0, 1]) {
    const shown = ids.map((id) => settingsOf({ pairwise }, id));
    expect(new Set(shown.map(({ brand, scheme, direction }) => `${brand.id} ${scheme} ${direction}`))).toEqual(
      new Set(cells),
    );
  }
});

it('shows a story in the other scheme and direction in the second run', () => {
  for (const id of ['kit-part--one', 'kit-part--two', 'kit-part--three']) {
    const [first, second] = [0, 1].map((pairwise) => settingsOf({ pairwise }, id));
    expect(second?.scheme).not.toBe(first?.scheme);
    expect(second?.direction).not.toBe(first?.direction);
  }
});
