import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerKey, isMemberKey } from './scope.rules.ts';
import type { Dependence, Scope } from './scope.rules.ts';

const scope = (change: Partial<Scope> = {}) => ({ merchant: 'LOTUS', language: 'EN', ready: true, ...change }) as Scope;

const scopes = [
  scope(),
  scope({ merchant: 'EMBER' }),
  scope({ language: 'CN' }),
  scope({ token: 't1' }),
  scope({ token: 't2' }),
];

describe('the keys of cached answers', () => {
  it.each<[Dependence, number]>([
    [{ language: true, member: true }, 5],
    [{ member: true }, 4],
    [{ language: true }, 3],
    [{}, 2],
  ])('differ by merchant and by what an answer depends on, %j, alone [REQ-084]', (dependence, different) => {
    const keys = scopes.map((each) => JSON.stringify(answerKey(each, dependence, 'vendors')));
    expect(new Set(keys).size).toBe(different);
  });

  it('differ by what was asked', () => {
    expect(answerKey(scope(), {}, 'games', { page: 1 })).not.toEqual(answerKey(scope(), {}, 'games', { page: 2 }));
  });

  it('tell what logging out must forget [REQ-087]', () => {
    expect(isMemberKey(answerKey(scope({ token: 't1' }), { member: true }, 'balance'))).toBe(true);
    expect(isMemberKey(answerKey(scope(), { member: true }, 'vendors'))).toBe(false);
    expect(isMemberKey(answerKey(scope({ token: 't1' }), { language: true }, 'hot'))).toBe(false);
  });

  it('come from here alone', () => {
    const features = join(import.meta.dirname, '..');
    const queries = globSync('**/*.queries.ts', { cwd: features });
    const texts = queries.map((file) => readFileSync(join(features, file), 'utf8'));
    expect(texts.flatMap((text) => text.match(/queryKey: \w+/gu) ?? []).length).toBeGreaterThan(5);
    const keys = globSync('**/!(*.test).{ts,tsx}', { cwd: features }).flatMap(
      (file) => readFileSync(join(features, file), 'utf8').match(/(?:queryKey|mutationKey): *\[.*/gu) ?? [],
    );
    expect(keys).toEqual([]);
  });
});
