import { fault, type RowFaults } from '../fault.ts';

const rules = 'packages/features/src/session/login/login.rules.ts';
const machine = 'packages/features/src/session/login/login.machine.ts';
const admission = 'packages/features/src/session/login/admission.machine.ts';
const actors = 'packages/features/src/session/login/login.actors.ts';
const freePlay = 'packages/gateway-sdk/src/session/logInFreePlay.ts';
const social = 'packages/features/src/session/login/social/social.machine.ts';
const smsCode = 'packages/features/src/verification/smsCode.machine.ts';
const secondFactor = 'packages/features/src/verification/secondFactor.machine.ts';
const captcha = 'packages/features/src/verification/captcha.machine.ts';

/** Login and free play. */
export const login: RowFaults = {
  'REQ-092': [
    fault(
      'packages/ui-kit/src/PasswordField/PasswordField.tsx',
      "type={shown ? 'text' : 'password'}",
      'type="password"',
    ),
  ],
  'REQ-093': [
    fault('apps/portal/src/pages/session/login/LoginForm.tsx', "{entry !== 'header' && (", '{entry && ('),
    fault('apps/portal/src/pages/session/login/LoginForm.tsx', "{entry !== 'header' && (", '{!entry && ('),
  ],
  'REQ-094': [
    fault(
      'apps/portal/src/pages/session/login/LoginForm.tsx',
      "flags.mobileRecovery || flags.emailRecovery ? hrefOf('forget') : undefined",
      "hrefOf('forget')",
    ),
    fault('apps/portal/src/pages/session/login/LoginForm.tsx', 'forget !== undefined &&', 'false &&'),
  ],
  'REQ-095': [
    fault('apps/portal/src/pages/session/login/LoginPage.tsx', '{entry === undefined && <SocialSection />}', ''),
    fault('apps/portal/src/pages/registration/RegistrationPage.tsx', '<SocialSection />', ''),
    fault('packages/gateway-sdk/src/system/readStartUp.ts', 'wire.social?.[provider]', 'true'),
  ],
  'REQ-110': [
    fault(social, "loggedIn: { target: 'admitting'", "loggedIn: { target: 'failed'"),
    fault(social, "admitted: { target: 'loggedIn' }", "admitted: { target: 'failed' }"),
    fault(
      'packages/features/src/session/login/admission.machine.ts',
      "{ guard: 'isFirstLogin', target: 'runningFirstLogin' }, ",
      '',
    ),
  ],
  'REQ-114': [
    fault('apps/gateway/src/session/finishLogin.ts', 'merchant.settings.sandbox.challengeNewAddress &&', ''),
    fault(
      'apps/gateway/src/session/networks.store.ts',
      'known.length > 0 && known.every(',
      'known.length > 1 && known.every(',
    ),
    fault(
      'apps/gateway/src/session/finishLogin.ts',
      "if (method !== 'freePlay') await rememberNetwork",
      "if (method === 'freePlay') await rememberNetwork",
    ),
  ],
  'REQ-097': [fault(rules, '/^1\\d{10}$/u', '/^\\d{10,}$/u'), fault(rules, 'flags.smsLogin && /', '/')],
  'REQ-098': [
    fault('packages/features/src/forms/forms.rules.ts', 'normalText(value)', 'value'),
    fault(rules, "...(asksCaptcha ? [requiredRule('captcha')] : []),", ''),
  ],
  'REQ-099': [
    fault('apps/portal/src/pages/session/login/LoginForm.tsx', 'onInvalid: login.submitInvalid,', ''),
    fault(
      'packages/features/src/session/login/login.machine.ts',
      "invalidSubmitted: { guard: 'isHeader', actions: assign({ refusal: { code: 'passwordIncorrect' } }) },",
      '',
    ),
    fault(
      'packages/features/src/session/login/login.rules.ts',
      "entry === 'header' ? rules.find((rule) => rule.key === key && rule.enabled) : undefined",
      'undefined',
    ),
  ],
  'REQ-100': [
    fault(
      machine,
      "refused: { target: 'refused', keep: ({ refusal, captcha }) => ({ refusal, captchaWanted: captcha === true }) },",
      "refused: { target: 'refused', keep: ({ captcha }) => ({ captchaWanted: captcha === true }) },",
    ),
  ],
  'REQ-101': [
    fault(actors, "error.value['captcha'] !== undefined && error.value['captcha'] !== false", 'false'),
    fault(captcha, 'guard: ({ event }) => event.captcha, ', ''),
    fault(
      'apps/gateway/src/verification/captcha.service.ts',
      'return normalCode(answer).toUpperCase() === normalCode(captcha.answer).toUpperCase();',
      'return true;',
    ),
  ],
  'REQ-102': [
    fault(
      captcha,
      "old: { on: { refreshed: '#captcha.loading' } },\n      },\n      on: {",
      "old: {},\n      },\n      on: { refreshed: 'loading',",
    ),
    fault(
      'packages/ui-kit/src/CaptchaField/CaptchaField.tsx',
      'if (now - lastRefresh.current < REFRESH_PAUSE_MS) return;',
      '',
    ),
  ],
  'REQ-103': [
    fault(smsCode, '- roundTripMilliseconds / 2', '- roundTripMilliseconds'),
    fault(smsCode, 'expiredMinutes = 1,', 'expiredMinutes = 2,'),
    fault(
      'packages/features/src/session/login/useLogin.ts',
      "if (loginMethod(username, context.flags) === 'sms')\n        ",
      '',
    ),
  ],
  'REQ-104': [
    fault(
      'packages/features/src/verification/verification.actors.ts',
      'const PHONE_AUTH_MINUTES = 1;',
      'const PHONE_AUTH_MINUTES = 5;',
    ),
  ],
  'REQ-105': [
    fault(
      smsCode,
      "refused: { target: 'resting', keep: ({ refusal }) => ({ failure: refusal }) },",
      "refused: { target: 'resting' },",
    ),
  ],
  'REQ-106': [
    fault(
      admission,
      "always: [{ guard: 'isFirstLogin', target: 'runningFirstLogin' }, { target: 'checkingPassword' }],",
      "always: [{ target: 'checkingPassword' }],",
    ),
    fault('packages/features/src/app/session.atoms.ts', '{ ...held, firstTimeLogin: true }', 'held'),
    fault('packages/features/src/app/session.atoms.ts', '{ ...held, firstTimeLogin: false }', 'held'),
    fault('apps/portal/src/shell/menus/Welcome.tsx', "move(hrefOf('member'));", ''),
  ],
  'REQ-107': [
    fault(
      admission,
      "always: [{ guard: 'mustChangePassword', target: 'changingPassword' }, { target: 'loadingMember' }],",
      "always: [{ target: 'loadingMember' }],",
    ),
    fault(rules, "method === 'username' && (passwordDefault", '(passwordDefault'),
    fault(
      'apps/gateway/src/session/finishLogin.ts',
      "mustChange: method === 'username' && changeRequired",
      'mustChange: false',
    ),
  ],
  'REQ-108': [
    fault(rules, '(passwordDefault || (passwordExpired', '((passwordExpired'),
    fault(
      'apps/gateway/src/session/finishLogin.ts',
      'const changeRequired = member.password_default || (',
      'const changeRequired = (',
    ),
  ],
  'REQ-111': [
    fault(rules, '{ ...shared, type: method, password }', '{ ...shared, type: method }'),
    fault(rules, 'const shared = { username, captcha,', 'const shared = { username,'),
    fault(rules, 'request: { ...request, botCheck: { pass } },', 'request,'),
  ],
  'REQ-109': [fault(rules, "entry === 'agent' ? 'agentHome' : 'home'", "'home'")],
  'REQ-112': [fault(admission, "entry === 'agent' && role !== 'agent'", 'false')],
  'REQ-113': [
    fault(secondFactor, 'context.challenge.methods.includes(method)', 'method !== undefined'),
    fault(secondFactor, 'method: input.methods.length === 1 ? input.methods[0] : undefined,', 'method: undefined,'),
    fault('apps/gateway/src/session/consumeAppCode.ts', ' && (await consumeAuthenticatorStep(orm, member, step))', ''),
    fault('apps/gateway/src/session/logIn.ts', 'smsLogin : authenticatorLogin', 'smsLogin : true'),
    fault(rules, "chosen === 'authenticator'", 'chosen === undefined'),
  ],
  'REQ-115': [
    fault(admission, "entry: ['clearPasswordChangeMark', assign(", 'entry: [assign('),
    fault(admission, "{ target: 'loadingMember' }],", "{ target: 'checkingRole' }],"),
    fault(rules, "entry === 'agent' ? 'agentHome' : 'home'", "entry === 'agent' ? 'agentHome' : 'login'"),
    fault(
      machine,
      "startingFreePlay: { invoke: { src: 'logInFreePlay', ...onLoginAnswer } },",
      'startingFreePlay: {},',
    ),
    fault(
      'packages/features/src/app/session.atoms.ts',
      "  key: 'passwordChange',\n  lifetime: 'session',",
      "  key: 'passwordChange',\n  lifetime: 'device',",
    ),
  ],
  'REQ-116': [
    fault(freePlay, 'Encryption: sealed.value', "Encryption: 'a.b.c.d.e'"),
    fault('packages/gateway-contract/src/session/session.ts', "platform: z.literal('W'),", "platform: z.literal('A'),"),
    fault(
      'apps/gateway/src/session/session.routes.ts',
      'if (!opened.ok) return problem',
      'if (!opened) return problem',
    ),
    fault(
      actors,
      'await logInFreePlay(gateway, { os }, { signal })',
      "await logInFreePlay(gateway, { os: 'any' }, { signal })",
    ),
  ],
};
