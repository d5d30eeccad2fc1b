import { expect, it } from 'vitest';
import {
  providerResponseIn,
  isInsideApp,
  isProviderAddress,
  isUndecided,
  isTicketValid,
  mayRetry,
  registrationOf,
} from './social.rules.ts';

it.each([
  ['?state=s&code=c', { state: 's', code: 'c' }],
  [
    '?code=c%2B&state=s&iss=https%3A%2F%2Fid.example&scope=openid',
    { state: 's', code: 'c+', iss: 'https://id.example' },
  ],
  ['?error=access_denied&state=s', 'cancelled'],
  ['?state=s', undefined],
  ['?code=c', undefined],
  ['?state=&code=c', undefined],
  ['', undefined],
])('the address %s says %j', (search, given) => {
  expect(providerResponseIn(search)).toEqual(given);
});

it.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/440.0]', true],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 MicroMessenger/8.0.44 NetType/WIFI', true],
  ['Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Zalo android/12101', true],
  ['Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Telegram-Android/10.9', true],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Safari Line/13.20', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1', false],
  ['Mozilla/5.0 (X11; Linux x86_64) Airline/1.0', false],
])('%s is inside another app: %s', (userAgent, inside) => {
  expect(isInsideApp(userAgent)).toBe(inside);
});

it('a browser is sent to web addresses alone', () => {
  for (const address of ['https://accounts.example/a', 'http://gateway.localhost:9000/x'])
    expect([address, isProviderAddress(address)]).toEqual([address, true]);
  for (const address of ['javascript:alert(1)', 'data:text/html,x', '/signin', '', 'blob:https://a', 'xhttps://a'])
    expect([address, isProviderAddress(address)]).toEqual([address, false]);
});

it('a call without a decision of the gateway may be repeated, and a ticket is valid until it is refused', () => {
  for (const code of ['network', 'timeout', 'aborted', 'malformed', 'broken'] as const)
    expect([code, isUndecided({ code }), isTicketValid({ code })]).toEqual([code, true, true]);
  for (const code of ['signInRefused', 'providerAway', 'disabled', 'http'] as const)
    expect([code, isUndecided({ code })]).toEqual([code, false]);
  expect([isUndecided(undefined), isTicketValid(undefined), isTicketValid({ code: 'invalidInvitation' })]).toEqual([
    false,
    true,
    true,
  ]);
  const newcomer = { ticket: 'k1', provider: 'google', name: 'Robin' } as const;
  const refusal = { code: 'network' } as const;
  expect([mayRetry({ newcomer: undefined, refusal }), mayRetry({ newcomer, refusal })]).toEqual([true, false]);
  expect([isTicketValid({ code: 'signInExpired' }), isTicketValid({ code: 'registrationClosed' })]).toEqual([
    false,
    false,
  ]);
});

it('a registration carries the code of who invited the newcomer, and none without one [REQ-125]', () => {
  const newcomer = { ticket: 'k1', provider: 'google', name: 'Robin' } as const;
  const terms = { accepted: true, version: '1' };
  expect(registrationOf({ newcomer, referralCode: 'R7KX2M9Q' })).toEqual({
    ticket: 'k1',
    terms,
    referralCode: 'R7KX2M9Q',
  });
  expect(registrationOf({ newcomer, referralCode: undefined })).toEqual({ ticket: 'k1', terms });
});
