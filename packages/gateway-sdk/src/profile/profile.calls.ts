import type { BodyOf, PayloadOf, Schemas, ValueOf } from '@baize/gateway-contract/client';
import { choosePicture as choosePictureOperation } from '@baize/gateway-contract/client/profile/choosePicture';
import { closeAccount as closeAccountOperation } from '@baize/gateway-contract/client/profile/closeAccount';
import { getClosure as getClosureOperation } from '@baize/gateway-contract/client/profile/getClosure';
import { getConsentChanges as getConsentChangesOperation } from '@baize/gateway-contract/client/profile/getConsentChanges';
import { getExport as getExportOperation } from '@baize/gateway-contract/client/profile/getExport';
import { getProfile as getProfileOperation } from '@baize/gateway-contract/client/profile/getProfile';
import { requestExport as requestExportOperation } from '@baize/gateway-contract/client/profile/requestExport';
import { setBirthday as setBirthdayOperation } from '@baize/gateway-contract/client/profile/setBirthday';
import { setConsent as setConsentOperation } from '@baize/gateway-contract/client/profile/setConsent';
import { setNickname as setNicknameOperation } from '@baize/gateway-contract/client/profile/setNickname';
import { setPreferences as setPreferencesOperation } from '@baize/gateway-contract/client/profile/setPreferences';
import { uploadPicture as uploadPictureOperation } from '@baize/gateway-contract/client/profile/uploadPicture';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { callFile } from '../transport/callFile.ts';

/** A member's own settings: nickname, picture, birthday, language, time format and consents. */
export type MemberProfile = ValueOf<'getProfile'>;
export type Preferences = BodyOf<'setPreferences'>;
export type Consent = BodyOf<'setConsent'>;
export type ConsentChange = Schemas['ConsentChange'];

/** What stands in the way of closing the account, and what the closure gives up. */
export type AccountClosure = ValueOf<'getClosure'>;

type Proof = PayloadOf<'closeAccount'>['proof'];

/** Media type of the file of a member's data. */
const DATA_FILE = 'application/octet-stream';

const readProfile = (profile: MemberProfile): MemberProfile => profile;

/** The member's own settings. */
export const getProfile = (gateway: Gateway, options?: CallOptions): Answer<MemberProfile> =>
  gateway.call(getProfileOperation, {}, readProfile, options);

/** Sets the nickname; returns the profile. */
export const setNickname = (gateway: Gateway, nickname: string, options?: CallOptions): Answer<MemberProfile> =>
  gateway.call(setNicknameOperation, { body: { nickname } }, readProfile, options);

/** Chooses a drawn picture by its number, or none; returns the profile. */
export const choosePicture = (
  gateway: Gateway,
  drawn: number | undefined,
  options?: CallOptions,
): Answer<MemberProfile> =>
  gateway.call(choosePictureOperation, { body: drawn === undefined ? {} : { drawn } }, readProfile, options);

/** Uploads a picture in base64; returns the profile. */
export const uploadPicture = (gateway: Gateway, image: string, options?: CallOptions): Answer<MemberProfile> =>
  gateway.call(uploadPictureOperation, { body: { image } }, readProfile, options);

/** Sets the birthday, once; returns the profile. */
export const setBirthday = (gateway: Gateway, birthday: string, options?: CallOptions): Answer<MemberProfile> =>
  gateway.call(setBirthdayOperation, { body: { birthday } }, readProfile, options);

/** Sets the preferred language or time format; returns the profile. */
export const setPreferences = (gateway: Gateway, body: Preferences, options?: CallOptions): Answer<MemberProfile> =>
  gateway.call(setPreferencesOperation, { body }, readProfile, options);

/** Gives or withdraws the consent to a way of advertising; returns the profile. */
export const setConsent = (gateway: Gateway, body: Consent, options?: CallOptions): Answer<MemberProfile> =>
  gateway.call(setConsentOperation, { body }, readProfile, options);

const readChanges = ({ changes }: ValueOf<'getConsentChanges'>): readonly ConsentChange[] => changes;

/** When consents were given and withdrawn, newest first. */
export const getConsentChanges = (gateway: Gateway, options?: CallOptions): Answer<readonly ConsentChange[]> =>
  gateway.call(getConsentChangesOperation, {}, readChanges, options);

const readTicket = ({ ticket }: ValueOf<'requestExport'>): string => ticket;

/** Asks for the file of all that is kept about the member; returns the ticket that opens it once. */
export const requestExport = (gateway: Gateway, proof: Proof, options?: CallOptions): Answer<string> =>
  gateway.callSealed(requestExportOperation, { proof }, readTicket, options);

/** The file of all that is kept about the member, by its ticket. */
export const getExport = (gateway: Gateway, ticket: string, options?: CallOptions): Answer<Blob> =>
  callFile(gateway, getExportOperation, { type: DATA_FILE, query: { ticket } }, options);

/** What stands in the way of closing the account. */
export const getClosure = (gateway: Gateway, options?: CallOptions): Answer<AccountClosure> =>
  gateway.call(getClosureOperation, {}, (closure: AccountClosure) => closure, options);

/** Closes the account for good. */
export const closeAccount = (gateway: Gateway, proof: Proof, options?: CallOptions): Answer<null> =>
  gateway.callSealed(closeAccountOperation, { proof }, () => null, options);
