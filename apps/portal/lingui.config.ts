import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { shippedLanguages } from '@baize/domain/languages';
import { wordAreas } from './src/site/words/wordAreas.ts';

const places: readonly string[] = Object.values(wordAreas).flat();

export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'EN',
  locales: [...shippedLanguages],
  catalogs: Object.values(wordAreas).map((own) => ({
    path: `<rootDir>/catalogs/{locale}`,
    include: own.map((place) => `src/${place}`),
    exclude: [
      '**/*.test.*',
      '**/*.stories.*',
      // No release has the generator's sample.
      'src/**/sample/**',
      'src/site/routes/areas/sample*.ts',
      ...places.filter((place) => own.some((folder) => place.startsWith(`${folder}/`))).map((place) => `src/${place}`),
    ],
  })),
  format: formatter({ lineNumbers: false, origins: false, explicitIdAsDefault: true }),
  orderBy: 'messageId',
});
