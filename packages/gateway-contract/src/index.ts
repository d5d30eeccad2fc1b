export type { CallFacts, HttpMethod, TokenUse } from './call/about.ts';
export { announcement, banner, getAnnouncements, promotion } from './announcements.ts';
export { captchaImage, captchaProof, getCaptcha } from './verification/captcha.ts';
export {
  gameListQuery,
  getGameList,
  getGameVendors,
  getHotGames,
  getRecentGames,
  getVassalageGameType,
} from './catalogue/catalogue.ts';
export { ENCRYPTED_CONTENT_TYPE, encryptedHeader, REQUEST_FRESH_SECONDS } from './call/encryptedBody.ts';
export { problemCodes, success } from './call/envelope.ts';
export type { ProblemCode, ProblemStatus } from './call/envelope.ts';
export { bannerGroup, gameType, instant, languageCode, minorAmount } from './call/fields.ts';
export { game, gamePage, lane, vendor } from './catalogue/game.ts';
export { getKeys, keySet, publicKey } from './system/keys.ts';
export { launchExternalGame, launchGame, launchRefusals, launchValue } from './launch.ts';
export {
  changePassword,
  changePasswordPayload,
  changePasswordRefusals,
  getMemberIcon,
  getMemberInfo,
  member,
} from './member.ts';
export { encryptedPayloads, openApiDocument } from './document/openApiDocument.ts';
export { operations } from './document/operations.ts';
export type { Operation } from './document/operations.ts';
export { routes } from './document/routes.ts';
export type { OperationId } from './document/routes.ts';
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
export { fieldRule, whiteLabelNode, whiteLabelTree } from './system/settings.ts';
export { resource, startUp } from './system/startUp.ts';
export {
  getCountries,
  getDomainRoute,
  getHelpCenter,
  getStartUp,
  getRegistrationSettings,
  getSystemStatus,
  getWhiteLabel,
  systemStatus,
} from './system/system.ts';
export { sendLoginSms, smsRefusals } from './verification/loginSms.ts';
export { balance, getBalance } from './wallet.ts';
