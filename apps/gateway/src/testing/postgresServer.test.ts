import { expect, it } from 'vitest';
import { loadLibrary } from './postgresServer.ts';

const listeners = () => [process.listeners('beforeExit'), process.listeners('exit')];

it('leaves to the run of tests how its process ends', async () => {
  const before = listeners();
  await loadLibrary();
  expect(listeners()).toEqual(before);
});
