import { expect, it } from 'vitest';
import { loadLibrary } from './postgresServer.ts';

const listeners = () => [process.listeners('beforeExit'), process.listeners('exit')];

it('adds no exit listener to the process', async () => {
  const before = listeners();
  await loadLibrary();
  expect(listeners()).toEqual(before);
});
