import { describe, expect, it } from 'vitest';
import { isMemberKey, memberKey, publicKey } from './scope.rules.ts';
import type { Scope } from './scope.rules.ts';

const scope = (change: Partial<Scope> = {}) => ({ merchant: 'LOTUS', language: 'EN', ready: true, ...change }) as Scope;

describe('the keys of cached answers', () => {
  it('differ by merchant, language and member [REQ-084] [REQ-188]', () => {
    const keys = [
      scope(),
      scope({ merchant: 'EMBER' }),
      scope({ language: 'CN' }),
      scope({ token: 't1' }),
      scope({ token: 't2' }),
    ].map((each) => JSON.stringify(memberKey(each, 'vendors')));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are the same for everybody where the answer is [REQ-188]', () => {
    expect(publicKey(scope({ token: 't1' }), 'hot')).toEqual(publicKey(scope(), 'hot'));
    expect(publicKey(scope({ language: 'CN' }), 'hot')).not.toEqual(publicKey(scope(), 'hot'));
  });

  it('tell what logging out must forget [REQ-087]', () => {
    expect(isMemberKey(memberKey(scope({ token: 't1' }), 'balance'))).toBe(true);
    expect(isMemberKey(memberKey(scope(), 'vendors'))).toBe(false);
    expect(isMemberKey(publicKey(scope({ token: 't1' }), 'hot'))).toBe(false);
  });
});
