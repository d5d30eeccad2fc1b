import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { catalogCodes } from './build/catalogCodes.ts';

export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'EN',
  locales: [...catalogCodes],
  catalogs: [{ path: '<rootDir>/catalogs/{locale}', include: ['src'], exclude: ['**/*.test.*', '**/*.stories.*'] }],
  format: formatter({ lineNumbers: false, origins: false, explicitIdAsDefault: true }),
  orderBy: 'messageId',
});
