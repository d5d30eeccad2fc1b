// The calls of login and their encryption: one chunk, loaded when a form is first touched.
export { changePassword } from '../member/changePassword.ts';
export { answerLoginChallenge, logIn, logInFreePlay, sendChallengeCode } from '../session/login.calls.ts';
export { createSealedCalls } from '../transport/sealedCalls.ts';
export {
  answerBotCheck,
  getBotCheckSlider,
  getBotCheckWork,
  getCaptchaImage,
  getCaptchaProof,
  sendLoginSms,
} from '../verification/verification.calls.ts';
