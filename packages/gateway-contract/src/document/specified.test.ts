import { describe, expect, it } from 'vitest';
import { encryptedHeader } from '../call/sealedBody.ts';
import { changePasswordPayload, member } from '../member.ts';
import { openApiText } from './openApiText.ts';
import { operations } from './operations.ts';
import { logInPayload, loginValue } from '../session.ts';
import { startUp, startUpExample } from '../system/startUp.ts';

const callOf = (line: string) => {
  const [method, path] = line.split(' ');
  return operations.find((operation) => operation.method === method?.toLowerCase() && operation.path === path);
};

describe('the calls of the specification', () => {
  it.each([
    ['REQ-153', 'POST /wps/session/login', { access: 'anyone', sealed: true }],
    ['REQ-154', 'POST /wps/session/login/freeplay', { access: 'anyone', sealed: false }],
    ['REQ-155', 'DELETE /wps/session/logout', { access: 'member' }],
    ['REQ-157', 'POST /wps/verification/sms/noLogin', { access: 'anyone' }],
    ['REQ-159', 'GET /wps/system/whitelabel', { access: 'anyone' }],
    ['REQ-159', 'GET /wps/system/setting/register', { access: 'anyone' }],
    ['REQ-159', 'GET /wps/system/status', { access: 'anyone' }],
    ['REQ-159', 'GET /wps/system/domainRoute', { access: 'anyone' }],
    ['REQ-159', 'GET /wps/system/helpCenter', { access: 'anyone' }],
    ['REQ-160', 'GET /wps/member/info', { access: 'member' }],
    ['REQ-160', 'GET /wps/member/info/icon', { access: 'member' }],
    ['REQ-162', 'POST /wps/member/password', { access: 'member', sealed: true }],
    ['REQ-166', 'GET /wps/captcha', { access: 'anyone' }],
    ['REQ-184', 'GET /wps/relay/GCSGAME_gameList', { access: 'optional' }],
    ['REQ-185', 'GET /wps/relay/GCSGAME_hotGamesV2', { access: 'anyone' }],
    ['REQ-186', 'GET /wps/relay/GCSGAME_getVassGameType', { access: 'optional' }],
    ['REQ-186', 'GET /wps/relay/GCSGAME_gameVendor', { access: 'optional' }],
    ['REQ-186', 'GET /wps/relay/GCS_recentGame', { access: 'member' }],
    ['REQ-193', 'POST /wps/relay/GCS_gameLaunchFB', { access: 'optional', idempotent: true }],
    ['REQ-193', 'GET /wps/game/launchGame', { access: 'member' }],
    ['REQ-201', 'GET /wps/relay/MCSFE_getListAnnouncements', { access: 'optional' }],
  ])('[%s] have %s', (_requirement, line, facts) => {
    const call = callOf(line);
    expect({ ...call, sealed: call?.payload !== undefined }).toMatchObject({ origin: 'spec', ...facts });
  });

  it('are told apart from ours', () => {
    expect(operations.filter(({ origin }) => origin === 'extension').map(({ operationId }) => operationId)).toEqual([
      'answerLoginChallenge',
      'getCountries',
      'getKeys',
      'getStartUp',
      'reportFault',
    ]);
  });
});

describe('the shapes of the specification', () => {
  it('have all that a site starts with [REQ-057]', () => {
    expect(startUp.safeParse(startUpExample).success).toBe(true);
    for (const key of ['domainRoute', 'resources', 'whitelabel', 'register', 'mainDomain', 'analytics', 'location']) {
      expect(startUp.safeParse({ ...startUpExample, [key]: undefined }).success, key).toBe(false);
    }
  });

  it('have a login by account or by SMS, and its outcome [REQ-081, REQ-153]', () => {
    const username = ' player ';
    expect(logInPayload.parse({ type: 'username', username, password: ' p ' })).toMatchObject({
      username: 'player',
      password: ' p ',
    });
    expect(logInPayload.safeParse({ type: 'email', username }).success).toBe(false);
    expect(loginValue.safeParse({ token: 't', firstTimeLogin: true, passwordExpired: false }).success).toBe(true);
    expect(loginValue.safeParse({ token: 't' }).success).toBe(false);
  });

  it('have a member whose user name may be missing [REQ-082]', () => {
    expect(member.safeParse({ id: '1', account: 'a', nickname: 'n', type: 4 }).success).toBe(true);
    expect(member.safeParse({ id: '1', account: 'a', nickname: 'n' }).success).toBe(false);
  });

  it('have a password change whose old password may be known already [REQ-148, REQ-162]', () => {
    expect(changePasswordPayload.safeParse({ newPassword: 'a', confirmNewPassword: 'a' }).success).toBe(true);
    expect(changePasswordPayload.safeParse({ newPassword: 'a' }).success).toBe(false);
  });

  it('have a header of encrypted bodies that dates them and counts them', () => {
    const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid: 'k', iat: 1_772_337_600, jti: 'a'.repeat(32) };
    expect(encryptedHeader.safeParse(header).success).toBe(true);
    for (const key of Object.keys(header))
      expect(encryptedHeader.safeParse({ ...header, [key]: undefined }).success).toBe(false);
  });
});

describe('the document', () => {
  it('comes out the same each time', () => {
    expect(openApiText()).toBe(openApiText());
  });
});
