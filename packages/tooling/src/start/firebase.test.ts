import { expect, it, vi } from 'vitest';
import { firebaseEmulator } from './firebase.ts';

it('says how to install the emulator where there is none, and ends', async () => {
  vi.stubEnv('PATH', '/nowhere');
  const said: string[] = [];
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  expect(await firebaseEmulator([])).toBe(1);
  expect(said.join('')).toContain('npm install --global firebase-tools');
  vi.unstubAllEnvs();
});
