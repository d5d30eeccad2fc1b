import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawFlagSheets } from './drawFlagSheets.ts';

const folder = join(import.meta.dirname, '../../src/pages/verification/country/flags');

it('the sheets of flags are those of the package: `npm run flags` draws them anew', () => {
  const kept = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
  expect(new Map(kept)).toEqual(drawFlagSheets());
});
