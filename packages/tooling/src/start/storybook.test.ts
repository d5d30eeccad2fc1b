import { expect, it } from 'vitest';
import { storybookArguments } from './storybook.ts';

const portOf = (port: string | undefined): string | undefined => {
  const all = storybookArguments(port);
  return all[all.indexOf('--port') + 1];
};

it('listens on PORT, on 6006 by default, and on no other port', () => {
  expect([portOf('9225'), portOf(undefined), portOf('')]).toEqual(['9225', '6006', '6006']);
  expect(storybookArguments('9225')).toContain('--exact-port');
});

it('listens on this machine only, unless HOST is set', () => {
  expect(storybookArguments(undefined)).toContain('127.0.0.1');
  expect(storybookArguments(undefined, '0.0.0.0')).toContain('0.0.0.0');
});

it('explains valid ports if PORT is invalid', () => {
  for (const port of ['one', '0', '70000', '80.5']) expect(() => storybookArguments(port)).toThrow(`PORT is "${port}"`);
});
