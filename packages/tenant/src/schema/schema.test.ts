import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generatedSchemas } from './generatedSchemas.ts';
import { fixtureTenantFile } from '../testing/fixtureTenant.ts';
import { bannersSchema } from './bannersSchema.ts';
import { sandboxSchema } from './sandboxSchema.ts';
import { checkTenantId } from './tenantId.ts';
import { tenantSchema } from './tenantSchema.ts';

test.each(Object.entries(generatedSchemas()))(
  '%s is what the schema says: run "pnpm generate" when it is not',
  async (name, text) => {
    const written: unknown = JSON.parse(await readFile(new URL(`../../${name}`, import.meta.url), 'utf8'));
    expect(written).toEqual(JSON.parse(text));
  },
);

const letters = 'Use 2 to 31 small letters, digits and hyphens, beginning with a letter, such as "jade-palace".';
const reserved = 'api, assets, cdn, edge, games, gateway, localhost, pay, payments, vendor, www';

test.each([
  ['alpha', undefined, undefined],
  ['a'.repeat(31), undefined, undefined],
  ['vendor', '"vendor" is a host name of the platform itself.', `"vendor-play". Reserved are ${reserved}.`],
  ['a'.repeat(32), 'The id has 32 characters; 31 are the most.', letters],
  ['Alpha', '"Alpha" has capital letters, which a host name has not.', 'Write "alpha".'],
  [
    `A${'a'.repeat(30)}`,
    `"A${'a'.repeat(30)}" has capital letters, which a host name has not.`,
    `"${'a'.repeat(31)}".`,
  ],
  ['ALPHA', '"ALPHA" has capital letters, which a host name has not.', 'Write "alpha".'],
  ['Al pha', '"Al pha" is not an id: it holds "A".', letters],
  ['al_pha', '"al_pha" is not an id: it holds "_".', letters],
  ['-alpha', '"-alpha" is not an id: it begins or ends with the wrong sign.', letters],
  ['7-', '"7-" is not an id: it begins or ends with the wrong sign.', letters],
  ['a', '"a" is not an id: it is too short.', letters],
  ['', '"" is not an id: it is too short.', letters],
])('the id "%s" is told of in a sentence: %s', (id, message, fix) => {
  const problem = checkTenantId(id);
  expect(problem?.message).toBe(message);
  expect(problem?.fix.slice(-(fix?.length ?? 0))).toBe(fix);
});

test.each([
  ['[a-z', 'it is not a regular expression (Unterminated character class)'],
  ['[a-z\n', 'it is not a regular expression (Unterminated character class)'],
  ['a{', 'it is not a regular expression (Incomplete quantifier)'],
  ['(a+)+', 'it could run for seconds on a short value'],
])('a pattern %j is refused with the reason', (acceptedPattern, message) => {
  const { error } = sandboxSchema.safeParse({ rules: [{ key: 'username', acceptedPattern }] });
  expect(error?.issues).toMatchObject([{ message, path: ['rules', 0, 'acceptedPattern'] }]);
});

test.each([
  ['a\u00ADb', 'it holds the character U+00AD, that cannot be seen'],
  ['a\u200Fb', 'it holds the character U+200F, that turns the direction of what is read'],
])('a name that hides a character is told which', (brandName, message) => {
  const { error } = tenantSchema.safeParse({ ...fixtureTenantFile('alpha'), brandName });
  expect(error?.issues).toMatchObject([{ code: 'custom', message, path: ['brandName'] }]);
});

test('an invalid slide id is reported at the id', () => {
  const { error } = bannersSchema.safeParse({ w_home: [{ id: '1st', image: 'a.svg' }] });
  expect(error?.issues).toMatchObject([{ message: 'it is not an id', path: ['w_home', 0, 'id'] }]);
});

test('an invalid e-mail address is reported with an example', () => {
  const { error } = sandboxSchema.safeParse({ resources: [{ resourceType: 'EMAIL', name: 'Mail', url: 'help' }] });
  const params = { fix: 'Write an e-mail address such as "help@example.com".' };
  expect(error?.issues).toMatchObject([{ path: ['resources', 0, 'url'], params }]);
});
