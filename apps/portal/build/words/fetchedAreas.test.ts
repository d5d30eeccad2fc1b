import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { areaNames, wordAreas } from '../../src/site/words/wordAreas.ts';

const source = join(import.meta.dirname, '../../src');

/** The area of a file's sentences: that of the longest path that contains it. */
const areaOf = (file: string): string | undefined => {
  const places = areaNames.flatMap((area) => wordAreas[area].map((place) => ({ area, place })));
  const around = places.filter(({ place }) => file === place || file.startsWith(`${place}/`));
  return around.toSorted((one, other) => other.place.length - one.place.length)[0]?.area;
};

/** Every chunk that is fetched with words: its file, and its area. */
const fetched = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.*'] }).flatMap((file) =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/lazyPa(?:ge|rt)\('(\w+)',[^']*import\('([^']+)'/gu)].map(
    ([, area, path = '']) => ({ file: join(file, '..', path), area }),
  ),
);

it('every page and part that comes later is fetched with the words of its own area', () => {
  expect(fetched.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['pages/session/login/LoginPage.tsx', 'shell/AccountCorner.tsx']),
  );
  // The words of records come with the general ones.
  const own = fetched.map(({ file, area }) => ({
    file,
    area: area === 'records' && areaOf(file) === 'general' ? area : areaOf(file),
  }));
  expect(fetched).toEqual(own);
});
