import { everyCall } from '@baize/gateway-sdk/testing';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Calls without a row in any table, each with the reason and the file that tests its failure instead. */
const elsewhere: Readonly<Record<string, string>> = {
  getKeys: 'Sealed calls stand on it, and fail with it: gateway-sdk/src/transport/lazySealing.test.ts.',
  getStartUp: 'Its failure is the whole site’s: app/outages.test.tsx.',
  getSystemStatus: 'Its failure is the whole site’s: app/outages.test.tsx.',
  reportIncident: 'Nobody is told that an incident could not be sent: app/sendIncident.test.ts.',
  logOut: 'Who logs out is logged out whatever happens to the call: access.failures.test.ts.',
  logInSocial: 'A provider’s answer counts once, and is not always sent again: session/signIn/SignIn.walk.test.ts.',
};

/** Calls of the contract that other sites use. */
const unused = [
  'getDomainRoute',
  'getRegistrationChecks',
  'getRegistrationSettings',
  'getVassalageGameType',
  'getWhiteLabel',
];

const portal = join(import.meta.dirname, '..');
const textIn = (directory: string, files: string) =>
  globSync(files, { cwd: directory }).map((file) => readFileSync(join(directory, file), 'utf8'));

const tables = textIn(portal, '**/*.failures.test.ts').join('\n');
const rows = new Set([...tables.matchAll(/\bcall: '(?<call>\w+)'/gu)].flatMap(({ groups }) => groups?.['call'] ?? []));
const isTested = (file: string) => !/\.(?:test|stories)\.tsx?$/u.test(file);
const code = [portal, join(portal, '../../../packages/features/src')]
  .flatMap((directory) =>
    globSync('**/*.{ts,tsx}', { cwd: directory })
      .filter((file) => isTested(file) && !file.includes('testing/'))
      .map((file) => readFileSync(join(directory, file), 'utf8')),
  )
  .join('\n');

const asks = (call: string) => new RegExp(String.raw`\b${call}\(`, 'u').test(code);

it('each call of the contract has a row in a table of failures, or a reason why not', () => {
  const held = new Set([...rows, ...Object.keys(elsewhere), ...unused]);
  expect(everyCall.filter((call) => !held.has(call))).toEqual([]);
});

it('no reason or row is left for a call that is gone, and none has both', () => {
  const listed = [...Object.keys(elsewhere), ...unused];
  expect(listed.filter((call) => rows.has(call) || !everyCall.includes(call))).toEqual([]);
  expect([...rows].filter((call) => !everyCall.includes(call))).toEqual([]);
});

it('calls listed as unused are called nowhere', () => {
  expect(asks('getPromotions')).toBe(true);
  expect(unused.filter(asks)).toEqual([]);
});
