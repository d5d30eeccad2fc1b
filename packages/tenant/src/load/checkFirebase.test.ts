import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixtureTenantFile, writeFixtureTenant } from '../testing/fixtureTenant.ts';
import { loadTenant } from './loadTenant.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'baize-firebase-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const project = { apiKey: 'k', authDomain: 'baize.firebaseapp.com', projectId: 'baize' };
const through = { through: 'firebase', projectId: 'baize' };

/** Diagnostics of a folder with this Firebase project in `tenant.json` and this `sandbox.json`. */
const said = async (firebase: object | undefined, sandbox: object) => {
  const file = { ...fixtureTenantFile('alpha'), ...(firebase && { firebase }) };
  const folder = await writeFixtureTenant(dir, 'alpha', {
    'tenant.json': JSON.stringify(file, null, 2),
    'sandbox.json': JSON.stringify(sandbox),
  });
  const { diagnostics } = await loadTenant(folder);
  return diagnostics
    .filter(({ code }) => code === 'wrong-value')
    .map(({ line, message, fix }) => ({ line, message, fix }));
};

test('a site and a gateway that agree have no problem', async () => {
  expect(
    await said({ ...project, phone: true, signIn: ['google'] }, { phoneAuth: through, social: { google: through } }),
  ).toEqual([]);
  expect(await said(project, {})).toEqual([]);
  expect(await said(undefined, { social: { google: through } })).toEqual([]);
});

test('a site that goes through Firebase needs a gateway that takes tokens of the same project', async () => {
  const other = { through: 'firebase', projectId: 'another' };
  const found = await said(
    { ...project, phone: true, signIn: ['google', 'facebook'] },
    { phoneAuth: other, social: { google: other } },
  );
  expect(found.map(({ message }) => /for (\w+), and/.exec(message)?.[1])).toEqual(['phone', 'google', 'facebook']);
  expect(found[0]?.fix).toBe('In sandbox.json, let "phoneAuth" go through firebase with the projectId "baize".');
  expect(found[1]?.fix).toBe('In sandbox.json, let "social.google" go through firebase with the projectId "baize".');
  expect(found.every(({ line }) => line > 1)).toBe(true);
});

test('a gateway that wants proven numbers needs a site that proves them', async () => {
  for (const firebase of [undefined, project])
    expect((await said(firebase, { phoneAuth: through })).map(({ message }) => message)).toEqual([
      'The gateway wants numbers that Firebase has proven, and the site has no Firebase to prove them.',
    ]);
});
