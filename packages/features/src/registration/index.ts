export {
  checkConfirmation,
  checkField,
  FIELD_LENGTH_CAP,
  isPatternId,
  isSafePattern,
  patterns,
  ruleProblems,
  rulesFor,
  verificationCodeRule,
} from '@baize/domain/field-rules';
export type { FieldError, FieldRule, PatternId, RuleProblem } from '@baize/domain/field-rules';
export { referralAtom, registrationDraftAtom } from './registration.atoms.ts';
export { useInvitation, usePopupClosed } from './useInvitation.ts';
export { keepReferral, useReferral } from './useReferral.ts';
export { useRegistrationDraft } from './useRegistrationDraft.ts';
export type { RegistrationDraft } from './useRegistrationDraft.ts';
