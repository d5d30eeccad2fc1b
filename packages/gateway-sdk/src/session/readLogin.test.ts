import { describe, expect, it } from 'vitest';
import { readLoggedIn, readLogin } from './readLogin.ts';

describe('what a login answered', () => {
  it('is a token with what the member must do first [REQ-081]', () => {
    expect(readLogin({ token: 't', firstTimeLogin: true, passwordExpired: true, passwordDefault: true })).toEqual({
      step: 'loggedIn',
      token: 't',
      firstTimeLogin: true,
      passwordExpired: true,
      passwordDefault: true,
    });
    expect(readLogin({ token: 't' })).toEqual({
      step: 'loggedIn',
      token: 't',
      firstTimeLogin: false,
      passwordExpired: false,
      passwordDefault: false,
    });
  });

  it('is no session without a token [REQ-081]', () => {
    expect([{ token: '' }, { token: 5 }, {}, null, 'token'].map(readLogin)).toEqual(Array(5).fill(undefined));
    expect(readLoggedIn({ challenge: { id: 'c', methods: ['sms'] } })).toBeUndefined();
  });

  it('is a challenge with the methods that we know', () => {
    expect(readLogin({ challenge: { id: 'c', methods: ['sms', 'palm', 'authenticator'] } })).toEqual({
      step: 'challenge',
      id: 'c',
      methods: ['sms', 'authenticator'],
    });
    expect(readLogin({ challenge: { id: 'c', methods: ['palm'] } })).toBeUndefined();
    expect(readLogin({ challenge: { methods: ['sms'] } })).toBeUndefined();
  });
});
