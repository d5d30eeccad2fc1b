import { jurisdictionIds } from '@baize/domain/jurisdictions';
import type { JurisdictionId } from '@baize/domain/jurisdictions';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SiteLaw } from '../document/document.types.ts';
import { JsonSource } from '../diagnostics/source.ts';
import { tenantSchema } from '../schema/tenantSchema.ts';
import { fixtureTenantFile, writeFixtureTenant } from '../testing/fixtureTenant.ts';
import { checkJurisdiction } from './checkJurisdiction.ts';
import { loadTenant } from './loadTenant.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'baize-tenant-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const textOf = (changes: object): string => JSON.stringify({ ...fixtureTenantFile('alpha'), ...changes }, null, 2);

const loaded = async (changes: object) => {
  const folder = await writeFixtureTenant(dir, 'alpha', { 'tenant.json': textOf(changes) });
  return loadTenant(folder);
};

const own = { name: 'Calm Play', url: 'https://calmplay.example' };

/** What each law asks a site to show; nothing where it is undefined. */
const shown = {
  none: undefined,
  EU: undefined,
  BR: undefined,
  GB: {
    notice: 'keepControl',
    helpLine: { name: 'National Gambling Helpline', phone: '0808 8020 133', url: 'https://www.gamcare.org.uk/' },
    marketingByChannel: true,
  },
  DE: {
    notice: 'addictive',
    helpLine: { name: 'Check dein Spiel', phone: '0800 1372700', url: 'https://www.check-dein-spiel.de/' },
  },
  'IN-TN': { notice: 'addictive', nightBreak: { from: '00:00', to: '05:00' } },
} satisfies Record<JurisdictionId, SiteLaw | undefined>;

test.each(jurisdictionIds)('a site under %s has what its law asks it to show [D58]', async (jurisdiction) => {
  const { document, diagnostics } = await loaded({ jurisdiction });
  expect(diagnostics).toEqual([]);
  expect(document).not.toHaveProperty('jurisdiction');
  expect(document?.law).toEqual(shown[jurisdiction]);
  expect(document?.minimumAge).toBe(21);
});

test('a help line that the merchant names already is named once, with its number [D58]', async () => {
  const gamcare = { name: 'GamCare', url: 'https://www.gamcare.org.uk/' };
  const { document } = await loaded({ jurisdiction: 'GB', playResponsibly: [own, gamcare] });
  expect(document?.playResponsibly).toEqual([
    { name: 'National Gambling Helpline 0808 8020 133', url: gamcare.url },
    own,
  ]);
  expect((await loaded({ jurisdiction: 'DE' })).document?.playResponsibly).toHaveLength(1);
  expect((await loaded({ jurisdiction: 'none' })).document).not.toHaveProperty('playResponsibly');
});

const claims = { source: 'Books', asOf: '2026-01-01', signUpReward: { amount: '100', currency: 'BRL' } };

test('a reward for newcomers is reported at its place where the law forbids bonuses [D58]', async () => {
  const { diagnostics } = await loaded({ jurisdiction: 'BR', claims });
  expect(diagnostics).toMatchObject([
    {
      code: 'wrong-value',
      line: 33,
      column: 21,
      message: 'No bonus may be offered where the jurisdiction is BR.',
      fix: 'Leave "signUpReward" out.',
    },
  ]);
  expect((await loaded({ jurisdiction: 'GB', claims })).diagnostics).toEqual([]);
});

test('an age below that of the law is reported at its place [D58]', () => {
  const text = textOf({ minimumAge: 18, jurisdiction: 'GB' });
  const source = new JsonSource('tenant.json', text);
  const file = tenantSchema.parse(JSON.parse(text));
  const law = { preTickedConsent: true, depositLimitChoice: false, minimumAge: 21 };
  expect(checkJurisdiction(source, file, law)).toMatchObject([
    { code: 'wrong-value', line: 16, column: 17, fix: 'Set "minimumAge": 21.' },
  ]);
  expect(checkJurisdiction(source, { ...file, minimumAge: 21 }, law)).toEqual([]);
  expect(checkJurisdiction(source, file)).toEqual([]);
});
