import type { FieldRule } from '@baize/domain/field-rules';
import { describe, expect, it } from 'vitest';
import { changePasswordFields, refusedPasswordField } from './changePassword.rules.ts';

const passwordRule: FieldRule = {
  key: 'password',
  enabled: true,
  required: false,
  minLength: 8,
  maxLength: 12,
  patternId: 14,
  type: 'password',
};

describe('changePasswordFields', () => {
  it('ask for the old password only when it is not known from the login [REQ-148]', () => {
    expect(changePasswordFields(false, passwordRule).map(({ key }) => key)).toEqual(['newPassword']);
    expect(changePasswordFields(true, passwordRule).map(({ key }) => key)).toEqual(['oldPassword', 'newPassword']);
  });

  it('hold the new password against the rule of a password, and always ask for one [REQ-149]', () => {
    expect(changePasswordFields(false, passwordRule)).toEqual([
      { ...passwordRule, key: 'newPassword', required: true },
    ]);
    for (const none of [undefined, { ...passwordRule, enabled: false }])
      expect(changePasswordFields(false, none)).toMatchObject([{ key: 'newPassword', enabled: true, required: true }]);
  });
});

describe('refusedPasswordField', () => {
  it.each([
    ['wrongPassword', 'oldPassword'],
    ['oldPasswordRequired', 'oldPassword'],
    ['passwordRule', 'newPassword'],
    ['passwordUnchanged', 'newPassword'],
    ['confirmationDiffers', 'confirmNewPassword'],
    ['network', undefined],
  ] as const)('tells %s at %s [REQ-148]', (code, field) => {
    expect(refusedPasswordField({ code })).toBe(field);
  });
});
