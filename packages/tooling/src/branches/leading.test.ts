import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../start/projectRoot.mjs';

const LEADS = /window\.open\(|location\.(?:assign|replace)\(|(?<!const )location(?:\.href)? = |\bc\.redirect\(/u;
const DECIDES = /site\.invalid|URL\.parse\(|\.test\(.*\bprotocol\b/u;

/** Product files whose text matches a pattern. */
const filesWith = (pattern: RegExp): string[] =>
  globSync('{apps/{portal,gateway},packages/*}/src/**/*.{ts,tsx}', { cwd: projectRoot })
    .filter((file) => !/\.(?:test|stories)\.|\/testing\/|^packages\/(?:tooling|assembler|service)\//u.test(file))
    .filter((file) => pattern.test(readFileSync(join(projectRoot, file), 'utf8')))
    .toSorted();

it('only files known to check `allowedAddress`, or to stay on their own site, navigate to an address', () => {
  expect(filesWith(LEADS)).toEqual([
    'apps/gateway/src/operator/operator.routes.ts',
    'apps/gateway/src/session/social/demoAccounts.ts',
    'apps/portal/src/pages/launch/seamless/LaunchedGame.tsx',
    'apps/portal/src/pages/member/deposit/DepositDesk.tsx',
    'apps/portal/src/pages/session/social/SocialButtons.tsx',
    'apps/portal/src/shell/menus/chat/ChatPanel.tsx',
  ]);
});

it('only `addresses.rules.ts` decides where an address may lead', () => {
  expect(filesWith(DECIDES)).toEqual(['packages/domain/src/addresses/addresses.rules.ts']);
});
