import { typedTextVectors } from '@baize/domain/testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { authenticatorCode } from '../secrets/authenticator.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';
import { storeCode } from '../verification/codes.store.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const { codes, passwords, searches } = typedTextVectors;
const MOBILE = '13800138000';
const unlimited = { failures: { limits: { logIn: 1000, register: 1000, answerLoginChallenge: 1000 } } };
const codeOf = ({ value }: Answer) => (value as { code?: string }).code;
const changeMember = (world: string, account: string, to: Partial<typeof members.$inferInsert>) =>
  gateway.database.owner
    .update(members)
    .set(to)
    .where(and(eq(members.merchant, world), eq(members.account, account)));

const arabic = (digits: string): string =>
  digits.replaceAll(/\d/gu, (digit) => String.fromCodePoint(0x0660 + Number(digit)));

const logInBySms = (visitor: Visitor, more: object) =>
  visitor.sendSealed('/wps/session/login', { type: 'sms', username: MOBILE, ...more });

const challengeOf = async (visitor: Visitor): Promise<string> => {
  const { value } = await visitor.logIn('guarded', 'Guarded2026');
  return (value as { challenge: { id: string } }).challenge.id;
};

describe('a password', () => {
  it('registered on one keyboard logs in on another one', async () => {
    for (const spellings of passwords) {
      const [composed, decomposed] = spellings;
      for (const [first, second] of [
        [composed, decomposed],
        [decomposed, composed],
      ]) {
        const { visitor } = await newWorldAt(gateway, 'alpha', {
          ...unlimited,
          settings: { rules: [{ key: 'password', patternId: 0 }] },
        });
        await visitor.call('/wps/captcha');
        const form = { username: 'chloe88', password: first, confirmPassword: second, captcha: 'TEST', login: false };
        const consent = { terms: { accepted: true, version: '1' }, registerMethod: 'WEB' };
        const answer = await visitor.sendSealed('/wps/member/register', { ...form, ...consent }, { method: 'PUT' });
        expect(answer.success).toBe(true);
        expect((await visitor.logIn('chloe88', second ?? '')).success).toBe(true);
        expect((await visitor.logIn('chloe88', ` ${first}\u00a0`)).success).toBe(true);
      }
    }
  });
});

describe('a code', () => {
  it('sent by SMS is taken in the digits of any script, grouped or not', async () => {
    const { visitor, id, now, advance } = await newWorldAt(gateway, 'alpha', unlimited);
    for (const typed of codes) {
      const of = { merchant: id, purpose: 'login' as const, recipient: `+86 ${MOBILE}` };
      await storeCode(gateway.database.owner, of, '453017', now());
      expect((await logInBySms(visitor, { verificationCode: typed })).success).toBe(true);
      await advance(61_000);
    }
  });

  it('of an authenticator app is taken in other digits, and once in all digits', async () => {
    const { visitor, now } = await newWorldAt(gateway, 'alpha', {
      settings: { flags: { authenticatorLogin: true } },
      ...unlimited,
    });
    const code = authenticatorCode('JBSWY3DPEHPK3PXP', now());
    const logInByApp = (verificationCode: string) =>
      visitor.sendSealed('/wps/session/login', { type: 'authenticator', username: 'guarded', verificationCode });
    expect((await logInByApp(arabic(code))).success).toBe(true);
    expect(codeOf(await logInByApp(code))).toBe('wrongCode');
    expect(codeOf(await logInByApp(`${code.slice(0, 3)}-${code.slice(3)}`))).toBe('captchaRequired');
  });

  it('of a picture is taken in full width, and once', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', { failures: { captchaRequired: true } });
    await visitor.call('/wps/captcha');
    const captcha = '\uff34\uff25 \uff53\uff54';
    expect((await visitor.logIn('player', 'Player2026', { captcha })).success).toBe(true);
    expect(codeOf(await visitor.logIn('player', 'Player2026', { captcha: 'TEST' }))).toBe('captchaWrong');
  });
});

describe('a second factor', () => {
  it('takes a real name in any case, width, spacing and Unicode form, and none with other letters', async () => {
    const { visitor, id: world } = await newWorldAt(gateway, 'alpha', unlimited);
    await changeMember(world, 'guarded', { real_name: 'Nguy\u1ec5n V\u0103n An' });
    const answer = async (text: string) =>
      visitor.sendSealed('/wps/session/login/challenge', {
        id: await challengeOf(visitor),
        method: 'realName',
        answer: text,
      });
    expect((await answer('nguye\u0302\u0303n  va\u0306n\u00a0AN')).success).toBe(true);
    expect(codeOf(await answer('Nguyen Van An'))).toBe('wrongAnswer');
    expect(codeOf(await answer('Nguy\u1ec5n V\u0103n \u0410n'))).toBe('wrongAnswer');
  });
});

describe('a lock-out', () => {
  it('counts every spelling of an account as one', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', unlimited);
    for (const account of ['player', ' PLAYER ', '\uff50\uff4c\uff41\uff59\uff45\uff52', 'pl\uff41yer', 'Player']) {
      await visitor.call('/wps/captcha');
      await visitor.logIn(account, 'Wrong2026', { captcha: 'TEST' });
    }
    await visitor.call('/wps/captcha');
    expect(codeOf(await visitor.logIn('player', 'Player2026', { captcha: 'TEST' }))).toBe('locked');
  });

  it('counts every spelling of a mobile number as one', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', unlimited);
    for (const username of [MOBILE, '138 0013 8000', arabic(MOBILE), '+8613800138000', '\uff11\uff1338-0013-8000']) {
      await visitor.call('/wps/captcha');
      await logInBySms(visitor, { username, verificationCode: '111111', captcha: 'TEST' });
    }
    await visitor.call('/wps/captcha');
    expect(codeOf(await logInBySms(visitor, { verificationCode: '111111', captcha: 'TEST' }))).toBe('locked');
  });

  it('holds for a homoglyph of an account as for another account, which does not exist', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', unlimited);
    expect(codeOf(await visitor.logIn('pl\u0430yer', 'Player2026'))).toBe('wrongCredentials');
    expect((await visitor.logIn('player', 'Player2026')).success).toBe(true);
  });
});

describe('a search', () => {
  it('finds a game however its name is typed', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', {
      rows: { games: [{ vassalage: 'BAIZE', gameCode: 'dragon-gate', names: { EN: searches.game } }] },
    });
    for (const typed of searches.typed) {
      const query = new URLSearchParams({ gameName: typed, language: 'EN' }).toString();
      const { value } = await visitor.call(`/wps/relay/GCSGAME_gameList?clientType=3&${query}`);
      const { games } = value as { games: { gameName: string }[] };
      expect(games.map(({ gameName }) => gameName)).toEqual([searches.game]);
    }
  });
});
