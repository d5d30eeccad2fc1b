import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { numberPlans } from './numberPlans.ts';

const folder = join(import.meta.dirname, '../../src/pages/verification/number/plans');

it('the plans of mobile numbers are those of the package: `npm run numbers` writes them anew', () => {
  const kept = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
  expect(new Map(kept)).toEqual(numberPlans());
});
