import type { PhoneAuth } from '@baize/features/verification';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { firebasePhone } from './firebasePhone.ts';

const PROJECT = { apiKey: 'k', authDomain: 'a.firebaseapp.com', phone: true, signIn: [] };
const EMULATOR = 'http://127.0.0.1:9099';
const encoded = (claims: object): string => btoa(JSON.stringify(claims)).replaceAll('=', '');
const idToken = `${encoded({ alg: 'none' })}.${encoded({ sub: 'uid', iat: 1, exp: 4_102_444_800 })}.`;

type Answers = Readonly<Record<string, () => Response>>;
const refused = (message: string) => () => Response.json({ error: { code: 400, message } }, { status: 400 });

/** Successful responses of Google's Identity Toolkit. */
const usual: Answers = {
  recaptchaParams: () => Response.json({ recaptchaSiteKey: 'site' }),
  recaptchaConfig: () => Response.json({ recaptchaEnforcementState: [] }),
  'accounts:sendVerificationCode': () => Response.json({ sessionInfo: 'session' }),
  'accounts:signInWithPhoneNumber': () =>
    Response.json({ idToken, refreshToken: 'r', localId: 'uid', expiresIn: '3600', phoneNumber: '+8613800138000' }),
  'accounts:lookup': () => Response.json({ users: [{ localId: 'uid', phoneNumber: '+8613800138000' }] }),
};
let answers: Answers;
const asked: { readonly call: string; readonly origin: string; readonly body: unknown }[] = [];

beforeEach(() => {
  answers = usual;
  asked.length = 0;
  vi.spyOn(console, 'log').mockReturnValue();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const call = url.pathname.split('/').at(-1) ?? '';
    asked.push({ call, origin: url.origin, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    const answer = answers[call];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  });
});

let projects = 0;
/** A service with a project of its own, since the library opens each project once. */
const open = (): PhoneAuth => {
  projects += 1;
  return firebasePhone({ ...PROJECT, projectId: `project-${projects}`, emulator: EMULATOR }, 'es');
};
const bodyOf = (call: string) => asked.findLast((each) => each.call === call)?.body;

describe('a number that Firebase proves', () => {
  it('is sent a code, and proven by it with a token, once for as long as it is the same code', async () => {
    const service = open();
    expect(await service.send('+8613800138000')).toBeUndefined();
    expect(bodyOf('accounts:sendVerificationCode')).toMatchObject({ phoneNumber: '+8613800138000' });
    expect(await service.prove('123456')).toEqual({ ok: true, idToken });
    expect(bodyOf('accounts:signInWithPhoneNumber')).toMatchObject({ sessionInfo: 'session', code: '123456' });
    const before = asked.length;
    expect(await service.prove('123456')).toEqual({ ok: true, idToken });
    expect(asked).toHaveLength(before);
    expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([EMULATOR]));
    expect(document.body.children).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('has no right code before one was sent', async () => {
    expect(await open().prove('123456')).toEqual({ ok: false, code: 'codeExpired' });
    expect(asked).toEqual([]);
  });

  it.each([
    ['INVALID_PHONE_NUMBER', 'invalidPhoneNumber'],
    ['MISSING_PHONE_NUMBER', 'missingPhoneNumber'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'tooManyCodes'],
    ['CAPTCHA_CHECK_FAILED', 'captchaCheckFailed'],
    ['QUOTA_EXCEEDED', 'quotaExceeded'],
    ['OPERATION_NOT_ALLOWED', 'operationNotAllowed'],
    ['SOMETHING_NEW', 'failed'],
  ])('is sent no code on %s: %s [REQ-141]', async (message, code) => {
    answers = { ...usual, 'accounts:sendVerificationCode': refused(message) };
    expect(await open().send('+8613800138000')).toBe(code);
    expect(document.body.children).toHaveLength(0);
  });

  it.each([
    ['INVALID_CODE', 'invalidVerificationCode'],
    ['MISSING_CODE', 'missingVerificationCode'],
    ['SESSION_EXPIRED', 'codeExpired'],
  ])('is not proven on %s: %s [REQ-141]', async (message, code) => {
    const service = open();
    await service.send('+8613800138000');
    answers = { ...usual, 'accounts:signInWithPhoneNumber': refused(message) };
    expect(await service.prove('000000')).toEqual({ ok: false, code });
  });

  it('is told apart from a network that is gone', async () => {
    answers = {};
    expect(await open().send('+8613800138000')).toBe('network');
  });
});
