import { expect, test } from 'vitest';
import { contentPolicy, policyHash } from './contentPolicy.ts';
import type { PolicyFacts } from './contentPolicy.ts';

const nothing: PolicyFacts = {
  origins: { frames: [], images: [], chat: [] },
  scripts: [],
  styles: [],
  trustedTypes: [],
};

/** What a policy allows, by directive. */
function allowed(facts: Partial<PolicyFacts>): Record<string, string> {
  const directives = contentPolicy({ ...nothing, ...facts }).split('; ');
  return Object.fromEntries(directives.map((text) => text.split(/ (.*)/s, 2) as [string, string]));
}

/** The frames of a site with these origins. */
function frames(of: Partial<PolicyFacts['origins']>): string | undefined {
  return allowed({ origins: { ...nothing.origins, ...of } })['frame-src'];
}

test('a site that names nothing opens nothing: no frame, no foreign picture, no policy of trusted types', () => {
  expect(allowed({})).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'img-src': "'self' data:",
    'frame-src': "'none'",
    'trusted-types': "'none'",
  });
});

test('frames are those of games and of the chat, each once', () => {
  const [game, chat] = ['https://games.example', 'https://chat.example'];
  expect(frames({ frames: [game] })).toBe(game);
  expect(frames({ chat: [chat] })).toBe(chat);
  expect(frames({ frames: [game, chat], chat: [chat] })).toBe(`${game} ${chat}`);
});

test('a hash stands once, however often its text does', () => {
  const hash = policyHash("document.documentElement.lang = 'en'");
  expect(hash).toMatch(/^sha256-[\w+/]{43}=$/);
  expect(allowed({ scripts: [hash, hash] })['script-src']).toBe(`'self' '${hash}'`);
});
