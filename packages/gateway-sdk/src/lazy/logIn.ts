// The calls of login and their encryption: one chunk, loaded when a form is first touched.
export { changePassword } from '../member/changePassword.ts';
export { answerLoginChallenge } from '../session/answerLoginChallenge.ts';
export { logIn } from '../session/logIn.ts';
export { logInFreePlay } from '../session/logInFreePlay.ts';
export { sendChallengeCode } from '../session/sendChallengeCode.ts';
export { createSealedCalls } from '../transport/sealedCalls.ts';
export { answerBotCheck } from '../verification/answerBotCheck.ts';
export { getBotCheckSlider, getBotCheckWork } from '../verification/getBotCheck.ts';
export { getCaptchaImage, getCaptchaProof } from '../verification/getCaptcha.ts';
export { sendLoginSms } from '../verification/sendLoginSms.ts';
