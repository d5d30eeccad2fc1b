import { getAnnouncements } from '../announcements.ts';
import { getCaptcha } from '../verification/captcha.ts';
import {
  getGameList,
  getGameVendors,
  getHotGames,
  getRecentGames,
  getVassalageGameType,
} from '../catalogue/catalogue.ts';
import { getKeys } from '../system/keys.ts';
import { launchExternalGame, launchGame } from '../launch.ts';
import { changePassword, getMemberIcon, getMemberInfo } from '../member.ts';
import { answerLoginChallenge, logIn, logInFreePlay, logOut } from '../session.ts';
import {
  getCountries,
  getDomainRoute,
  getHelpCenter,
  getStartUp,
  getRegistrationSettings,
  getSystemStatus,
  getWhiteLabel,
} from '../system/system.ts';
import { sendLoginSms } from '../verification/loginSms.ts';
import { getBalance } from '../wallet.ts';

/** Every call, by its operation id, in the order of the document. */
export const routes = {
  getSystemStatus,
  getWhiteLabel,
  getStartUp,
  getRegistrationSettings,
  getDomainRoute,
  getCountries,
  getKeys,
  getHelpCenter,
  logIn,
  answerLoginChallenge,
  logInFreePlay,
  logOut,
  sendLoginSms,
  getCaptcha,
  getMemberInfo,
  getMemberIcon,
  changePassword,
  getBalance,
  getGameVendors,
  getVassalageGameType,
  getGameList,
  getHotGames,
  getRecentGames,
  launchExternalGame,
  launchGame,
  getAnnouncements,
} as const;

export type OperationId = keyof typeof routes;
