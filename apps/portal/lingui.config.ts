import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { catalogCodes } from './build/words/catalogCodes.ts';
import { wordAreas } from './src/words/wordAreas.ts';

const places: readonly string[] = Object.values(wordAreas).flat();

export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'EN',
  locales: [...catalogCodes],
  catalogs: Object.entries(wordAreas).map(([name, own]) => ({
    path: `<rootDir>/catalogs/${name}/{locale}`,
    include: own.map((place) => `src/${place}`),
    exclude: [
      '**/*.test.*',
      '**/*.stories.*',
      ...places.filter((place) => own.some((folder) => place.startsWith(`${folder}/`))).map((place) => `src/${place}`),
    ],
  })),
  format: formatter({ lineNumbers: false, origins: false, explicitIdAsDefault: true }),
  orderBy: 'messageId',
});
