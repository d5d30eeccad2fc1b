// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { components } from './paths.gen.ts';

export type SealedPayloads = {
  changePassword: components['schemas']['ChangePasswordPayload'];
  setPaymentPassword: components['schemas']['SetPaymentPasswordPayload'];
  addWithdrawalAccount: components['schemas']['AddWithdrawalAccountPayload'];
  requestWithdrawal: components['schemas']['RequestWithdrawalPayload'];
  removeWithdrawalAccount: components['schemas']['RemoveWithdrawalAccountPayload'];
  convertPoints: components['schemas']['ConvertPointsPayload'];
  redeemReward: components['schemas']['RedeemRewardPayload'];
  closeAccount: components['schemas']['CloseAccountPayload'];
  requestExport: components['schemas']['RequestExportPayload'];
  recoverByLink: components['schemas']['RecoverByLinkPayload'];
  recoverByMobile: components['schemas']['RecoverByMobilePayload'];
  register: components['schemas']['RegisterPayload'];
  registerByMobile: components['schemas']['RegisterByMobilePayload'];
  addPasskey: components['schemas']['AddPasskeyPayload'];
  beginAuthenticator: components['schemas']['BeginAuthenticatorPayload'];
  beginPasskey: components['schemas']['BeginPasskeyPayload'];
  bindContact: components['schemas']['BindContactPayload'];
  confirmAuthenticator: components['schemas']['ConfirmAuthenticatorPayload'];
  recoverPaymentPassword: components['schemas']['RecoverPaymentPasswordPayload'];
  removeAuthenticator: components['schemas']['RemoveAuthenticatorPayload'];
  removePasskey: components['schemas']['RemovePasskeyPayload'];
  renewRecoveryCodes: components['schemas']['RenewRecoveryCodesPayload'];
  undoOwnChange: components['schemas']['UndoOwnChangePayload'];
  answerLoginChallenge: components['schemas']['AnswerLoginChallengePayload'];
  logIn: components['schemas']['LogInPayload'];
  logInPasskey: components['schemas']['LogInPasskeyPayload'];
  logInSocial: components['schemas']['LogInSocialPayload'];
  registerSocial: components['schemas']['RegisterSocialPayload'];
  transferToUpline: components['schemas']['TransferToUplinePayload'];
};
