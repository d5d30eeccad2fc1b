export type {
  Announcement,
  AnnouncementFilter,
  Announcements,
  AnnouncementType,
  Banner,
} from './announcements/announcements.types.ts';
export type { CaptchaProof } from './verification/captchaCalls.ts';
export { chooseCdn, imageSources, nextSource } from './cdn/chooseCdn.ts';
export type { Cipher, PublicKey, Seal } from './cipher/cipher.types.ts';
export { createGateway } from './createGateway.ts';
export type { Gateway } from './createCalls.ts';
export type { Answer, CallOptions, GatewayOptions, MoneyCallOptions } from './gateway.types.ts';
export type { GatewayError, GatewayErrorKind } from './gatewayError.types.ts';
export type { Availability, Game, GameFilter, GamePage, Vendor } from './catalogue/catalogue.types.ts';
export type { ExternalLaunch, InHouseLaunch, Launch } from './launch/launchCalls.ts';
export type { Member, MemberIcon, PasswordChange } from './member/memberCalls.ts';
export { randomKey } from './randomKey.ts';
export type { Result } from './result.ts';
export type {
  ChallengeAnswer,
  ChallengeMethod,
  LoggedIn,
  LoginChallenge,
  LoginOutcome,
  LogInPayload,
  LoginSms,
} from './session/session.types.ts';
export type { Country, HelpTopic, Resource, ResourceType, StartUp, SystemStatus } from './system/startUp.types.ts';
export type { Balance } from './wallet/walletCalls.ts';
