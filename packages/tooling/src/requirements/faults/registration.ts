import { fault, type RowFaults } from '../fault.ts';

const fields = 'packages/domain/src/field-rules/fieldRules.rules.ts';
const patterns = 'packages/domain/src/field-rules/patterns.ts';
const words = 'apps/portal/src/words/useFieldFaultText.ts';
const changePassword = 'packages/features/src/session/login/changePassword.rules.ts';
const recovery = 'packages/features/src/recovery/recovery.rules.ts';
const recoveryPage = 'apps/portal/src/pages/recovery/RecoveryPage.tsx';
const admission = 'packages/features/src/session/login/admission.machine.ts';

/** Registration, password recovery and change. */
export const registration: RowFaults = {
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
    fault(fields, "return confirmation === value ? undefined : { rule: 'confirmation' };", 'return undefined;'),
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
    fault(recoveryPage, "<TextLink href={hrefOf('home')}>", "<TextLink href={hrefOf('login')}>"),
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
    fault('apps/portal/src/pages/recovery/MobileForm.tsx', "form.checked('mobileNum')", "''"),
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
