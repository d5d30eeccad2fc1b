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

it('shows the stories of a test run under every merchant and theme', () => {
  const ids = Array.from({ length: 200 }, (_, n) => `kit-part--story-${n}`);
  for (const pairwise of [0, 1]) {
    const shown = new Set(ids.map((id) => settingsOf({ pairwise }, id).brand.id));
    expect([...shown].toSorted()).toEqual(brands.map(({ id }) => id).toSorted());
  }
});
