import { expect, it } from 'vitest';
import { routes } from '../src/routes/routes.ts';
import { routeSources } from './routeSources.ts';

it('finds the page of every route, so that the release can list its chunks', async () => {
  const sources = await routeSources();
  expect(Object.keys(sources)).toEqual(routes.map(({ name }) => name));
  for (const file of Object.values(sources)) expect(file).toMatch(/^src\/pages\/[\w-]+\/[\w-]+\/\w+Page\.tsx$/);
});
