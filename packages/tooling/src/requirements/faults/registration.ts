import { fault, type RowFaults } from '../fault.ts';

const fields = 'packages/domain/src/field-rules/fieldRules.rules.ts';
const patterns = 'packages/domain/src/field-rules/patterns.ts';
const words = 'apps/portal/src/words/useFieldErrorText.ts';
const changePassword = 'packages/features/src/session/login/changePassword.rules.ts';
const recovery = 'packages/features/src/recovery/recovery.rules.ts';
const recoveryPage = 'apps/portal/src/pages/recovery/RecoveryPage.tsx';
const admission = 'packages/features/src/session/login/admission.machine.ts';

const register = 'packages/features/src/registration/register/register.rules.ts';
const chart = 'packages/features/src/registration/register/register.machine.ts';
const invitation = 'packages/features/src/registration/useInvitation.ts';
const page = 'apps/portal/src/pages/registration';
const visitorCorner = 'apps/portal/src/shell/VisitorCorner.tsx';

/** Registration, password recovery and change. */
export const registration: RowFaults = {
  'REQ-063': [fault(register, "...(mobileRegistration ? (['mobile'] as const) : []),", '')],
  'REQ-064': [fault(register, "...(usernameRegistration ? (['username'] as const) : []),", '')],
  'REQ-065': [fault(register, "registrationSms ? 'number' : 'details';", "'details';")],
  'REQ-066': [fault(register, "method === 'username' || mobileRegistrationPassword;", 'true;')],
  'REQ-070': [
    fault(visitorCorner, 'flags.directRegistration ? ', 'true ? '),
    fault(visitorCorner, "&& '/reigster'", ''),
  ],
  'REQ-096': [
    fault('apps/portal/src/shell/Popup.tsx', '<EntryTabs current={route.name} />', ''),
    fault('apps/portal/src/pages/session/EntryFrame.tsx', "inPopup ? 'w_reg' : group", 'group'),
  ],
  'REQ-117': [fault(register, "registerMethods(input.flags)[0] ?? 'username'", "'username'")],
  'REQ-118': [fault(register, "registrationSms ? 'number' : 'details';", "'number';")],
  'REQ-119': [
    fault(`${page}/NumberForm.tsx`, 'submitNumber({ mobileNum, countryDialingCode, verificationCode })', 'undefined'),
    fault(
      'apps/portal/src/pages/verification/country/MobileNumberFields.tsx',
      "<DialingCodeField field={form.field('countryDialingCode')} list={countries} onFetching={onFetching} />",
      '',
    ),
  ],
  'REQ-120': [
    fault(
      chart,
      "proved: { target: 'choosing', keep: ({ idToken }) => ({ step: 'details', idToken }) }",
      "proved: { target: 'choosing' }",
    ),
    fault(
      chart,
      "refused: { target: 'refused', keep: ({ refusal }) => ({ refusal }) },",
      "refused: { target: 'choosing', keep: () => ({ step: 'details' }) },",
    ),
  ],
  'REQ-121': [
    fault(`${page}/DetailField.tsx`, "{...form.field('confirmPassword')}", "{...form.field('password')}"),
    fault(
      'packages/ui-kit/src/PasswordField/PasswordField.tsx',
      "type={shown ? 'text' : 'password'}",
      'type="password"',
    ),
  ],
  'REQ-122': [
    fault(register, 'if (!enabled) return false;', ''),
    fault(
      register,
      "if (key === 'username') return method === 'username';",
      "if (key === 'username') return method === 'username';\n  if (key === 'wechat') return false;",
    ),
  ],
  'REQ-123': [
    fault(
      'apps/portal/src/pages/TermsField.tsx',
      "defaultChecked={field.defaultValue === undefined ? termsTicked : field.defaultValue !== ''}",
      '',
    ),
    fault('apps/portal/src/pages/TermsField.tsx', "topic: 'terms'", "topic: 'games'"),
    fault(register, ", requiredRule('terms')];", '];'),
  ],
  'REQ-124': [
    fault(`${page}/Registration.tsx`, 'setResets(resets + 1);', ''),
    fault('apps/portal/src/pages/EntryLinks.tsx', "hrefOf('home')", "hrefOf('login')"),
  ],
  'REQ-125': [
    fault(
      'packages/features/src/registration/useReferral.ts',
      'if (told !== undefined) store.set(referralAtom, told);',
      '',
    ),
    fault('packages/features/src/registration/useReferral.ts', 'told ?? kept;', 'told;'),
  ],
  'REQ-132': [
    fault(
      fields,
      "if (rule.key === 'mobileNum' && method === 'mobile') return { ...rule, enabled: true, required: true };",
      '',
    ),
    fault(fields, "if (rule.key === 'captcha' && rule.enabled) return { ...rule, required: true };", ''),
  ],
  'REQ-133': [
    fault(`${page}/DetailsForm.tsx`, '{isFalseInvitation && (', '{false && ('),
    fault(
      'packages/features/src/registration/register/opening.machine.ts',
      'context.request.form.affiliateCode !== undefined',
      'false',
    ),
  ],
  'REQ-135': [
    fault(register, "  'username',\n  'password',\n", "  'password',\n"),
    fault(register, '(values[key] ? [[key, values[key]]] : [])', '[[key, values[key]]]'),
  ],
  'REQ-136': [
    fault(
      'packages/features/src/registration/register/register.rules.ts',
      "...(idToken !== undefined && { firebaseChannel: 'phone' as const, firebaseIdToken: idToken }),",
      '',
    ),
    fault(register, "registerMethod: 'WEB',", "registerMethod: 'WEB' as const,\n      domain: undefined,"),
    fault(register, '      login: true,\n', '      login: false,\n'),
  ],
  'REQ-137': [
    fault(`${page}/Registration.tsx`, 'else leadOn(route);', ''),
    fault(register, "route: loggedIn ? 'home' : 'login',", "route: 'login',"),
  ],
  'REQ-138': [
    fault(invitation, '&& !wasClosed', ''),
    fault(invitation, '(inPopup ? () => close(true) : undefined)', 'undefined'),
  ],
  'REQ-139': [
    fault('apps/portal/src/pages/TermsField.tsx', 'useSite().document;', '{ ...useSite().document, minimumAge: 21 };'),
  ],
  'REQ-140': [
    fault(register, "usernameTaken: 'username',", ''),
    fault(words, "id: 'field.confirmation'", "id: 'field.required'"),
  ],
  'REQ-141': [
    fault(
      'apps/portal/src/pages/verification/firebase/phoneAuthCodes.ts',
      "  'auth/quota-exceeded': 'quotaExceeded',\n",
      '',
    ),
    fault(
      'apps/portal/src/pages/verification/firebase/phoneAuthCodes.ts',
      "  'auth/popup-closed-by-user': 'popupClosedByUser',\n",
      '',
    ),
    fault(
      'apps/portal/src/pages/verification/usePhoneAuthSentences.ts',
      "id: 'phoneAuth.tooMany'",
      "id: 'phoneAuth.quota'",
    ),
  ],
  'REQ-126': [
    fault(fields, 'if (!rule.enabled) return undefined;', ''),
    fault(fields, 'if (accepted === ANY_TEXT) return undefined;', ''),
    fault(fields, 'isSafePattern(acceptedPattern) ? []', 'true ? []'),
  ],
  'REQ-127': [
    fault(words, "id: 'pattern.6'", "id: 'pattern.4'"),
    fault(patterns, '1: matches(/^(?=.*\\d)[a-zA-Z]', '1: matches(/^(?=.*\\d)[a-zA-Z\\d]'),
    fault(patterns, '6: matches(/^\\d+$/u)', '6: matches(/\\d/u)'),
  ],
  'REQ-128': [
    fault(words, "id: 'pattern.9'", "id: 'pattern.4'"),
    fault(patterns, '9: matches(/^\\S+$/u)', '9: matches(/\\S/u)'),
    fault(
      patterns,
      'const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;',
      'const isLeapYear = year % 4 === 0;',
    ),
  ],
  'REQ-129': [
    fault(words, "id: 'field.exactLength'", "id: 'field.length'"),
    fault(
      fields,
      "return min === max ? { rule: 'exactLength', length: max } : { rule: 'length', min, max };",
      "return { rule: 'length', min, max };",
    ),
  ],
  'REQ-130': [
    fault(
      fields,
      "return normalText(confirmation) === normalText(value) ? undefined : { rule: 'confirmation' };",
      'return undefined;',
    ),
  ],
  'REQ-131': [
    fault(fields, 'minLength: 1,\n  maxLength: 255,', 'minLength: 1,\n  maxLength: 64,'),
    fault(
      fields,
      "key: 'verificationCode',\n  enabled: true,\n  required: true,",
      "key: 'verificationCode',\n  enabled: true,\n  required: false,",
    ),
  ],
  'REQ-134': [
    fault(
      'apps/gateway/src/system/system.routes.ts',
      'countriesOf(call.merchant.settings.sandbox.currency)',
      "countriesOf('CNY')",
    ),
  ],
  'REQ-142': [
    fault(recoveryPage, '<PageHeading />', ''),
    fault('apps/portal/src/pages/EntryLinks.tsx', "hrefOf('home')", "hrefOf('login')"),
  ],
  'REQ-143': [
    fault(
      recovery,
      "...(mobileRecovery ? (['mobileNum'] as const) : []),\n  ...(emailRecovery ? (['email'] as const) : []),",
      "...(emailRecovery ? (['email'] as const) : []),\n  ...(mobileRecovery ? (['mobileNum'] as const) : []),",
    ),
    fault('apps/portal/src/pages/recovery/Recovery.tsx', 'methods.length > 1', 'methods.length > 0'),
  ],
  'REQ-144': [
    fault(recovery, "[demandedRule(rules, 'username'), demandedRule(rules, 'email')]", '[]'),
    fault('apps/portal/src/pages/recovery/Recovery.tsx', '{recovery.emailSent &&', '{false &&'),
  ],
  'REQ-145': [
    fault(recovery, '        newPasswordRule(rules),\n      ];', '      ];'),
    fault(
      'apps/portal/src/pages/recovery/MobileForm.tsx',
      'submitCode({ countryDialingCode,',
      "submitCode({ countryDialingCode: '',",
    ),
  ],
  'REQ-146': [
    fault('apps/portal/src/pages/verification/country/mobileRequestOf.ts', "form.checked('mobileNum')", "''"),
    fault('apps/portal/src/pages/verification/SmsCodeField.tsx', "disabled={state === 'counting'}", ''),
  ],
  'REQ-147': [
    fault(
      'packages/features/src/recovery/recovery.machine.ts',
      '({ username: account, password })',
      "({ username: '', password })",
    ),
  ],
  'REQ-148': [
    fault(changePassword, "...(asksOldPassword ? [requiredRule('oldPassword')] : []),", "requiredRule('oldPassword'),"),
    fault(
      'packages/features/src/session/login/changePassword.machine.ts',
      'context.oldPassword ?? oldPassword',
      'oldPassword',
    ),
  ],
  'REQ-149': [
    fault(changePassword, "? { ...passwordRule, key: 'newPassword', required: true }", "? requiredRule('newPassword')"),
  ],
  'REQ-150': [fault(admission, "changed: { target: 'loadingMember' },", "changed: { target: 'turnedAway' },")],
};
