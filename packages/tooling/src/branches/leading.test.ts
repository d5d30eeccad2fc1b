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

it('nothing goes to an address but what is known to have asked `allowedAddress`, or to go to its own', () => {
  expect(filesWith(LEADS)).toEqual([
    'apps/gateway/src/session/social/demoAccounts.ts',
    'apps/portal/src/pages/launch/seamless/LaunchedGame.tsx',
    'apps/portal/src/pages/session/social/SocialWays.tsx',
    'apps/portal/src/shell/menus/chat/ChatPanel.tsx',
  ]);
});

it('nothing else decides by itself where an address leads', () => {
  expect(filesWith(DECIDES)).toEqual(['packages/domain/src/addresses/addresses.rules.ts']);
});
