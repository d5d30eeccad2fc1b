import { expect, it } from 'vitest';
import { welcome } from './welcome.ts';

it('gives the address of each site and an account to log in with', () => {
  const text = welcome(['lotus', 'ember'], 9220);
  expect(text).toContain('http://lotus.localhost:9220\n');
  expect(text).toContain('http://ember.localhost:9220\n');
  expect(text).toMatch(/Demo accounts, the same on every site:\n +player +Player2026/);
});
