import { expect, it } from 'vitest';
import { routeTable } from '../src/routes/routeTable.ts';
import { routeSources } from './routeSources.ts';

it('finds the page of every route, so that the release can list its chunks', async () => {
  const sources = await routeSources();
  expect(Object.keys(sources)).toEqual(routeTable.map(({ name }) => name));
  for (const file of Object.values(sources)) expect(file).toMatch(/^src\/pages\/[\w-]+\/[\w-]+\/\w+Page\.tsx$/);
});
