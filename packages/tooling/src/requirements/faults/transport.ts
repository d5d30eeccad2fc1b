import { fault, type RowFaults } from '../fault.ts';

const session = 'packages/gateway-contract/src/session/session.ts';
const member = 'packages/gateway-contract/src/member.ts';
const recovery = 'packages/gateway-contract/src/recovery.ts';
const registration = 'packages/gateway-contract/src/registration.ts';
const system = 'packages/gateway-contract/src/system/system.ts';
const headers = 'packages/gateway-sdk/src/transport/headers.ts';
const errorText = 'apps/portal/src/words/useErrorText.ts';
const sealed = 'packages/gateway-sdk/src/transport/sealedCalls.ts';

/** Transport: what calls there are, and how they travel. */
export const transport: RowFaults = {
  'REQ-151': [
    fault(headers, "'X-Module-Id': module,", ''),
    fault(headers, 'token !== undefined && facts.token !== undefined', 'facts.token !== undefined'),
    fault(
      'packages/gateway-sdk/src/transport/openAnswer.ts',
      "if (success !== false) return fail({ kind: 'malformed', status, ...text });",
      '',
    ),
  ],
  'REQ-152': [fault('packages/gateway-contract/src/support.ts', "method: 'put',", "method: 'post',")],
  'REQ-153': [
    fault(session, "path: '/wps/session/login',", "path: '/wps/session/logIn',"),
    fault(sealed, 'jti: randomKey()', "jti: ''"),
    fault(sealed, 'now() + keys.aheadMs', 'now()'),
  ],
  'REQ-154': [
    fault(session, "path: '/wps/session/login/freeplay',", "path: '/wps/session/freeplay',"),
    fault(
      'packages/gateway-sdk/src/session/logInFreePlay.ts',
      'gateway.seal(randomKey(), options)',
      "gateway.seal('always the same', options)",
    ),
  ],
  'REQ-155': [fault(session, "path: '/wps/session/logout',", "path: '/wps/session/logOut',")],
  'REQ-156': [fault(registration, "path: '/wps/verification/register',", "path: '/wps/verification/checks',")],
  'REQ-157': [
    fault(
      'packages/gateway-contract/src/verification/loginSms.ts',
      "path: '/wps/verification/sms/noLogin',",
      "path: '/wps/verification/sms',",
    ),
  ],
  'REQ-158': [fault(registration, "path: '/wps/verification/sms/register',", "path: '/wps/verification/sms/new',")],
  'REQ-159': [
    fault(system, "path: '/wps/system/whitelabel',", "path: '/wps/system/flags',"),
    fault(
      'packages/gateway-contract/src/system/help.ts',
      "path: '/wps/system/helpCenter',",
      "path: '/wps/system/help',",
    ),
  ],
  'REQ-160': [
    fault(member, "path: '/wps/member/info',", "path: '/wps/member',"),
    fault(member, "path: '/wps/member/info/icon',", "path: '/wps/member/icon',"),
  ],
  'REQ-161': [
    fault(registration, "path: '/wps/member/register',", "path: '/wps/member/new',"),
    fault(registration, "path: '/wps/member/register/mobile',", "path: '/wps/member/mobile',"),
    fault(
      registration,
      "flag: 'usernameRegistration',\n    rate: 'attempt',\n    timeoutSeconds: 15,\n    payload: registerPayload,",
      "flag: 'usernameRegistration',",
    ),
  ],
  'REQ-162': [fault(member, "path: '/wps/member/password',", "path: '/wps/member/secret',")],
  'REQ-163': [
    fault(recovery, "path: '/wps/member/password/email',", "path: '/wps/member/password/mail',"),
    fault(
      'packages/gateway-sdk/src/transport/createTransport.ts',
      'body: formText(form)',
      'body: JSON.stringify(form)',
    ),
  ],
  'REQ-164': [
    fault(recovery, "path: '/wps/member/password/verification',", "path: '/wps/member/password/code',"),
    fault('apps/gateway/src/recovery/setNewPassword.ts', 'await endSessions(tx, { merchant, memberId }, now);', ''),
  ],
  'REQ-165': [fault(registration, "path: '/wps/agent/affiliate',", "path: '/wps/agent/code',")],
  'REQ-166': [
    fault('packages/gateway-sdk/src/verification/getCaptcha.ts', 'data:image/png;base64,', 'data:image/jpeg;base64,'),
    fault(
      'packages/gateway-contract/src/verification/captcha.ts',
      "path: '/wps/captcha',",
      "path: '/wps/verification/captcha',",
    ),
  ],
  'REQ-167': [
    fault('packages/gateway-contract/src/support.ts', "path: '/wps/feedback',", "path: '/wps/feedbacks',"),
    fault('apps/gateway/src/support/support.routes.ts', 'session?.memberId ?? null', 'null'),
  ],
  'REQ-168': [
    fault(
      'packages/gateway-contract/src/lottery/menus.ts',
      "path: '/lgw/games/game_menus',",
      "path: '/lgw/games/menus',",
    ),
    fault(
      'apps/gateway/src/lottery/menus.routes.ts',
      'call.merchant.catalogue, prizeMode)',
      "call.merchant.catalogue, 'LOTT')",
    ),
  ],
  'REQ-230': [
    fault(errorText, "      case 'network':\n", "      case 'network':\n        return systemError(undefined);\n"),
    fault(errorText, "      case 'timeout':\n", "      case 'timeout':\n        return systemError(undefined);\n"),
    fault(errorText, "      case 'unauthenticated':\n", ''),
    fault(errorText, "      case 'regionRestricted':\n", ''),
    fault('apps/portal/src/shell/menus/MemberNews.tsx', "id: 'menus.depositCredited'", "id: 'menus.depositFailed'"),
    fault(
      'apps/portal/src/shell/menus/MemberNews.tsx',
      "type === 'depositCredited' || type === 'withdrawApproved'",
      "type === 'depositCredited'",
    ),
    fault(
      'apps/portal/src/pages/launch/seamless/LaunchNotice.tsx',
      "id: 'seamless.wrongAddress',",
      "id: 'seamless.tab',",
    ),
  ],
};
