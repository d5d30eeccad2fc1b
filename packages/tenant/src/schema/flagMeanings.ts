import type { FlagName } from '@baize/domain/flags';

/** Description of each white-label flag, for authors of `sandbox.json`. */
export const flagMeanings: Readonly<Record<FlagName, string>> = {
  mobileRegistration: 'Players may register with a mobile number (REQ-063).',
  usernameRegistration: 'Players may register with a username (REQ-064).',
  registrationSms: 'A registration is confirmed by a code in an SMS (REQ-065).',
  mobileRegistrationPassword:
    'A registration with a mobile number asks for a password, too; without it the account gets one that has to be changed (REQ-066, D8).',
  freePlay: 'Games may be tried with play money (REQ-067).',
  forceExpiredPasswordChange: 'An expired password has to be changed before anything else (REQ-068).',
  smsLogin: 'Players may log in with a code in an SMS (REQ-069).',
  directRegistration: 'There is a button to register (REQ-070).',
  mobileRecovery: 'A forgotten password is recovered by mobile number (REQ-071).',
  emailRecovery: 'A forgotten password is recovered by e-mail (REQ-072).',
  accountRecord: "The member's menu has the account record (REQ-073).",
  agentTerms: 'The page where agents create accounts links to their terms (REQ-074, D8).',
  authenticatorLogin:
    'Members who have an authenticator app may log in with its code in the place of the password (REQ-113, D20). The code is then the only factor.',
};
