import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Visitor } from '../testing/visitor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const change = (
  visitor: Visitor,
  token: string | undefined,
  oldPassword: string | undefined,
  to: string,
  confirm = to,
) =>
  visitor.sendSealed(
    '/wps/member/password',
    { oldPassword, newPassword: to, confirmNewPassword: confirm },
    { token: token ?? '' },
  );

describe('the member', () => {
  it('is who the token says, with a picture when there is one [REQ-082] [REQ-160]', async () => {
    const { visitor, token = '' } = await newWorldAt(gateway, 'alpha', { as: 'agent' });
    const info = {
      id: '1002',
      account: 'agent',
      userName: 'Ana Agent',
      nickname: 'Agent',
      type: 1,
      invitationCode: 'AGENT88',
    };
    expect((await visitor.call('/wps/member/info', { token })).value).toEqual(info);
    expect((await visitor.call('/wps/member/info/icon', { token })).value).toEqual({});
  });
});

describe('changing the password', () => {
  it('takes effect, and ends the other sessions [REQ-148] [REQ-162]', async () => {
    const { visitor, token = '' } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const other = await visitor.tokenOf('player', 'Player2026');
    expect((await change(visitor, token, 'Player2026', ' Changed2026 ')).success).toBe(true);
    expect((await visitor.call('/wps/member/info', { token })).status).toBe(200);
    expect((await visitor.call('/wps/member/info', { token: other })).status).toBe(401);
    expect((await visitor.logIn('player', 'Changed2026')).success).toBe(true);
  });

  it('needs the old password, but for five minutes after a login that asked for the change [REQ-107] [REQ-148]', async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    expect((await change(visitor, token, undefined, 'Changed2026')).value).toEqual({ code: 'oldPasswordRequired' });
    const expired = await visitor.tokenOf('expired', 'Expired2026');
    expect((await change(visitor, expired, undefined, 'Changed2026')).success).toBe(true);
    expect((await visitor.logIn('expired', 'Changed2026')).value).toMatchObject({ passwordExpired: false });
    const late = await newWorldAt(gateway, 'alpha', { as: 'newcomer' });
    await late.advance(5 * 60_000 + 1000);
    expect((await change(late.visitor, late.token, undefined, 'Changed2026')).value).toEqual({
      code: 'oldPasswordRequired',
    });
  });

  it('refuses a wrong old one, a differing confirmation, a weak one and the same one [REQ-149]', async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    expect((await change(visitor, token, 'Wrong2026', 'Changed2026')).value).toEqual({ code: 'wrongPassword' });
    expect((await change(visitor, token, 'Player2026', 'Changed2026', 'Changed2027')).value).toEqual({
      code: 'confirmationDiffers',
    });
    expect((await change(visitor, token, 'Player2026', 'short1')).value).toEqual({ code: 'passwordRule' });
    expect((await change(visitor, token, 'Player2026', 'lettersonly')).value).toEqual({ code: 'passwordRule' });
    expect((await change(visitor, token, 'Player2026', 'Player2026')).value).toEqual({ code: 'passwordUnchanged' });
  });

  it('locks after five wrong old ones', async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    for (let attempt = 1; attempt < 5; attempt += 1) await change(visitor, token, 'Wrong2026', 'Changed2026');
    expect((await change(visitor, token, 'Wrong2026', 'Changed2026')).value).toMatchObject({ code: 'locked' });
    expect((await change(visitor, token, 'Player2026', 'Changed2026')).value).toMatchObject({ code: 'locked' });
  });

  it('is refused to a trial account [REQ-011] [REQ-231]', async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'trial' });
    const answer = await change(visitor, token, 'Trial2026', 'Changed2026');
    expect(answer).toMatchObject({ status: 403, value: { code: 'realAccountRequired' } });
  });
});
