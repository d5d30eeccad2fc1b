export type { CallFacts, HttpMethod, TokenUse } from './about.ts';
export { announcement, banner, getAnnouncements, promotion } from './announcements.ts';
export { captchaImage, captchaProof, getCaptcha } from './captcha.ts';
export {
  gameListQuery,
  getGameList,
  getGameVendors,
  getHotGames,
  getRecentGames,
  getVassalageGameType,
} from './catalogue.ts';
export { ENCRYPTED_CONTENT_TYPE, encryptedHeader, REQUEST_FRESH_SECONDS } from './encryptedBody.ts';
export { problemCodes, success } from './envelope.ts';
export type { ProblemCode, ProblemStatus } from './envelope.ts';
export { bannerGroup, gameType, instant, languageCode, minorAmount } from './fields.ts';
export { game, gamePage, lane, vendor } from './game.ts';
export { getKeys, keySet, publicKey } from './keys.ts';
export { launchExternalGame, launchGame, launchRefusals, launchValue } from './launch.ts';
export {
  changePassword,
  changePasswordPayload,
  changePasswordRefusals,
  getMemberIcon,
  getMemberInfo,
  member,
} from './member.ts';
export { encryptedPayloads, openApiDocument } from './openApiDocument.ts';
export { operations } from './operations.ts';
export type { Operation } from './operations.ts';
export { routes } from './routes.ts';
export type { OperationId } from './routes.ts';
export {
  answerLoginChallenge,
  challengeMethods,
  loggedIn,
  logIn,
  logInChallengeRefusals,
  loginChallenge,
  loginChallengePayload,
  logInFreePlay,
  logInPayload,
  logInRefusals,
  loginValue,
  logOut,
} from './session.ts';
export { fieldRule, whiteLabelNode, whiteLabelTree } from './settings.ts';
export { resource, startUp } from './startUp.ts';
export {
  getCountries,
  getDomainRoute,
  getHelpCenter,
  getPermission,
  getRegistrationSettings,
  getSystemStatus,
  getWhiteLabel,
  systemStatus,
} from './system.ts';
export { sendLoginSms, smsRefusals } from './verification.ts';
export { balance, getBalance } from './wallet.ts';
