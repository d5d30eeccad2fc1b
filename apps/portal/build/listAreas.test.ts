// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as areas from '../src/routes/areas/index.ts';
import { listed } from './listAreas.ts';

const source = (file: string) => readFileSync(join(import.meta.dirname, '../src/routes', file), 'utf8');

it('names every area of the route table one by one', () => {
  const list = /= \[(?<names>.*)\]\.flat\(\);/u.exec(listed(source('routes.ts'), source('areas/index.ts')));
  expect(list?.groups?.['names']?.split(', ').toSorted()).toEqual(Object.keys(areas).toSorted());
});

it('says so where the table is put together otherwise', () => {
  expect(() => listed('', source('areas/index.ts'))).toThrow('say in listAreas.ts');
});
