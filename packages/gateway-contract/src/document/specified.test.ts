import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { perMinute } from '../call/about.ts';
import { problemCodes } from '../call/envelope.ts';
import { minorAmount, mobileNum, pageSize } from '../call/fields.ts';
import { encryptedHeader, REQUEST_FRESH_SECONDS } from '../call/sealedBody.ts';
import { launchValue } from '../launch.ts';
import { changePasswordPayload, member } from '../member.ts';
import { openApiText } from './openApiText.ts';
import { operations } from './operations.ts';
import type { Operation } from './operations.ts';
import { logInPayload, loginValue } from '../session/session.ts';
import { startUp, startUpExample } from '../system/startUp.ts';

const callOf = (line: string) => {
  const [method, path] = line.split(' ');
  return operations.find((operation) => operation.method === method?.toLowerCase() && operation.path === path);
};

const those = (hold: (operation: Operation) => boolean) =>
  operations.filter(hold).map(({ operationId }) => operationId);

const takes = (schema: ZodType, value: unknown) => schema.safeParse(value).success;

describe('the calls of the specification', () => {
  it.each([
    ['REQ-152', 'PUT /wps/feedback', { access: 'optional' }],
    ['REQ-153', 'POST /wps/session/login', { access: 'anyone', sealed: true }],
    ['REQ-154', 'POST /wps/session/login/freeplay', { access: 'anyone', sealed: false }],
    ['REQ-155', 'DELETE /wps/session/logout', { access: 'member' }],
    ['REQ-156', 'GET /wps/verification/register', { access: 'anyone', sameForAll: true }],
    ['REQ-157', 'POST /wps/verification/sms/noLogin', { access: 'anyone' }],
    ['REQ-158', 'POST /wps/verification/sms/register', { access: 'anyone' }],
    ['REQ-159', 'GET /wps/system/whitelabel', { access: 'anyone' }],
    ['REQ-159', 'GET /wps/system/setting/register', { access: 'anyone' }],
    ['REQ-159', 'GET /wps/system/status', { access: 'anyone' }],
    ['REQ-159', 'GET /wps/system/domainRoute', { access: 'anyone' }],
    ['REQ-159', 'GET /wps/system/helpCenter', { access: 'anyone' }],
    ['REQ-160', 'GET /wps/member/info', { access: 'member' }],
    ['REQ-160', 'GET /wps/member/info/icon', { access: 'member' }],
    ['REQ-161', 'PUT /wps/member/register', { access: 'anyone', sealed: true }],
    ['REQ-161', 'PUT /wps/member/register/mobile', { access: 'anyone', sealed: true }],
    ['REQ-162', 'POST /wps/member/password', { access: 'member', sealed: true }],
    ['REQ-163', 'POST /wps/member/password/email', { access: 'anyone', sealed: false }],
    ['REQ-164', 'POST /wps/member/password/verification', { access: 'anyone', sealed: true }],
    ['REQ-165', 'GET /wps/agent/affiliate', { access: 'anyone' }],
    ['REQ-166', 'GET /wps/captcha', { access: 'anyone' }],
    ['REQ-167', 'PUT /wps/feedback', { access: 'optional', rate: 'message' }],
    ['REQ-168', 'GET /lgw/games/game_menus', { access: 'anyone' }],
    ['REQ-184', 'GET /wps/relay/GCSGAME_gameList', { access: 'optional' }],
    ['REQ-185', 'GET /wps/relay/GCSGAME_hotGamesV2', { access: 'anyone' }],
    ['REQ-186', 'GET /wps/relay/GCSGAME_getVassGameType', { access: 'optional' }],
    ['REQ-186', 'GET /wps/relay/GCSGAME_gameVendor', { access: 'optional' }],
    ['REQ-186', 'GET /wps/relay/GCS_recentGame', { access: 'member' }],
    ['REQ-193', 'POST /wps/relay/GCS_gameLaunchFB', { access: 'optional', idempotent: true }],
    ['REQ-193', 'GET /wps/game/launchGame', { access: 'member' }],
    ['REQ-199', 'GET /wps/relay/MCSFE_getFavoriteGames', { access: 'member' }],
    ['REQ-199', 'GET /wps/relay/MCSFE_getFavoriteGamesList', { access: 'member' }],
    ['REQ-199', 'POST /wps/relay/MCSFE_addFavoriteGameV2', { access: 'member' }],
    ['REQ-199', 'DELETE /wps/relay/MCSFE_removeFavoriteGameV2', { access: 'member' }],
    ['REQ-201', 'GET /wps/relay/MCSFE_getListAnnouncements', { access: 'optional' }],
    ['REQ-088', 'GET /wps/relay/CSP_unreadCount', { access: 'member', realAccount: true }],
    ['REQ-215', 'GET /wps/relay/MCS2_getPointConfig', { access: 'anyone', sameForAll: true }],
    ['REQ-215', 'GET /wps/relay/MCS2_getPointReward', { access: 'anyone', sameForAll: true }],
    ['REQ-215', 'GET /wps/relay/MCS2_getPointBalance', { access: 'member', realAccount: true }],
    ['REQ-215', 'GET /wps/relay/MCS2_getRedeemPointList', { access: 'member', realAccount: true }],
    ['REQ-215', 'GET /wps/relay/ODSFE2_MemTransDet', { access: 'member', realAccount: true }],
    ['REQ-216', 'POST /wps/relay/passwordCheck/MCS2_redeemPointReward', { sealed: true, idempotent: true }],
    ['REQ-216', 'POST /wps/relay/passwordCheck/MCS2_convertPoint', { sealed: true, idempotent: true }],
    ['REQ-225', 'POST /wps/relay/GCS_walletTransfer', { access: 'member', realAccount: true, idempotent: true }],
    ['REQ-227', 'GET /wps/relay/CBS_modelList', { access: 'anyone', sameForAll: true }],
    ['REQ-227', 'GET /wps/relay/CBS_launchChat', { access: 'optional', rate: 'costly' }],
  ])('[%s] have %s', (_requirement, line, facts) => {
    const call = callOf(line);
    expect({ ...call, sealed: call?.payload !== undefined }).toMatchObject({ origin: 'spec', ...facts });
  });

  it.each<[what: string, hold: (operation: Operation) => boolean, calls: string[]]>([
    [
      'try a secret',
      ({ rate }) => rate === 'attempt',
      [
        'closeAccount',
        'requestExport',
        'logIn',
        'convertPoints',
        'redeemReward',
        'answerBotCheck',
        'answerLoginChallenge',
        'beginPasskeyLogin',
        'logInPasskey',
        'beginPasskey',
        'beginPasskeyProof',
        'addPasskey',
        'removePasskey',
        'beginSocialLogin',
        'logInSocial',
        'registerSocial',
        'checkAffiliate',
        'recoverByLink',
        'recoverByMobile',
        'register',
        'registerByMobile',
        'checkRegistrationCode',
        'setPaymentPassword',
        'addWithdrawalAccount',
        'removeWithdrawalAccount',
        'beginAuthenticator',
        'bindContact',
        'confirmAuthenticator',
        'recoverPaymentPassword',
        'removeAuthenticator',
        'renewRecoveryCodes',
        'undoChange',
        'undoOwnChange',
        'requestWithdrawal',
        'transferToUpline',
      ],
    ],
    [
      'send somebody a message',
      ({ rate }) => rate === 'message',
      [
        'sendChallengeCode',
        'sendContactCode',
        'sendFeedback',
        'sendLoginSms',
        'sendRecoveryEmail',
        'sendRecoverySms',
        'sendRegistrationSms',
      ],
    ],
    [
      'cost much',
      ({ rate }) => rate === 'costly',
      [
        'claimReferral',
        'launchExternalGame',
        'launchGame',
        'launchChat',
        'getCaptcha',
        'getBotCheck',
        'getBetsCsv',
        'placeBet',
        'addPromotionImage',
        'claimRaffle',
        'requestPromotionReward',
        'cancelDeposit',
        'confirmWithdrawal',
        'createDeposit',
        'claimRebate',
        'getAccountRecordCsv',
        'getBettingRecordCsv',
        'getProfitCsv',
      ],
    ],
    [
      'nobody needs often',
      ({ rate }) => rate === 'rare',
      [
        'changePassword',
        'endOneSession',
        'endOtherSessions',
        'getExport',
        'logInFreePlay',
        'renamePasskey',
        'reportIncident',
        'setBirthday',
        'setNickname',
        'uploadPicture',
      ],
    ],
    [
      'are sealed',
      ({ payload }) => payload !== undefined,
      [
        'closeAccount',
        'requestExport',
        'changePassword',
        'convertPoints',
        'redeemReward',
        'logIn',
        'answerLoginChallenge',
        'logInPasskey',
        'beginPasskey',
        'addPasskey',
        'removePasskey',
        'logInSocial',
        'registerSocial',
        'recoverByLink',
        'recoverByMobile',
        'register',
        'registerByMobile',
        'setPaymentPassword',
        'addWithdrawalAccount',
        'removeWithdrawalAccount',
        'beginAuthenticator',
        'bindContact',
        'confirmAuthenticator',
        'recoverPaymentPassword',
        'removeAuthenticator',
        'renewRecoveryCodes',
        'undoOwnChange',
        'requestWithdrawal',
        'transferToUpline',
      ],
    ],
    [
      'need a real account',
      ({ realAccount }) => realAccount,
      [
        'choosePicture',
        'closeAccount',
        'getClosure',
        'getConsentChanges',
        'getExport',
        'getProfile',
        'requestExport',
        'setBirthday',
        'setConsent',
        'setNickname',
        'setPreferences',
        'uploadPicture',
        'getMessages',
        'markMessagesRead',
        'deleteMessages',
        'getReferral',
        'getReferredFriends',
        'claimReferral',
        'launchGame',
        'changePassword',
        'convertPoints',
        'getPointBalance',
        'getPointMovements',
        'getRedemptions',
        'redeemReward',
        'getPlaySession',
        'getUnreadCount',
        'getInbox',
        'markAnnouncementsRead',
        'openEvents',
        'getVip',
        'addPromotionImage',
        'claimRaffle',
        'getMissionSummary',
        'joinPromotion',
        'requestPromotionReward',
        'placeBet',
        'getPaymentPassword',
        'setPaymentPassword',
        'addWithdrawalAccount',
        'cancelDeposit',
        'cancelWithdrawal',
        'confirmWithdrawal',
        'createDeposit',
        'getDeposit',
        'getDeposits',
        'getPaymentMethods',
        'getWithdrawal',
        'getWithdrawalAccounts',
        'getWithdrawals',
        'getWithdrawalTerms',
        'removeWithdrawalAccount',
        'beginAuthenticator',
        'bindContact',
        'confirmAuthenticator',
        'recoverPaymentPassword',
        'removeAuthenticator',
        'renewRecoveryCodes',
        'undoOwnChange',
        'getPasskeys',
        'beginPasskey',
        'beginPasskeyProof',
        'addPasskey',
        'renamePasskey',
        'removePasskey',
        'endOneSession',
        'endOtherSessions',
        'getLogins',
        'getSecurity',
        'getSessions',
        'sendContactCode',
        'requestWithdrawal',
        'claimRebate',
        'getAccountRecord',
        'getAccountRecordCsv',
        'getBettingRecord',
        'getBettingRecordCsv',
        'getBonusRecord',
        'getMovementStory',
        'getProfit',
        'getProfitCsv',
        'getRebates',
        'getRound',
        'collectWallets',
        'confirmLimit',
        'excludeMember',
        'getLimitChanges',
        'getLimits',
        'setLimit',
        'takeBreak',
        'getUpline',
        'getWallets',
        'transferToUpline',
        'transferWallet',
      ],
    ],
    [
      'happen once for a key',
      ({ idempotent }) => idempotent,
      [
        'claimReferral',
        'launchExternalGame',
        'claimRaffle',
        'requestPromotionReward',
        'placeBet',
        'convertPoints',
        'redeemReward',
        'createDeposit',
        'requestWithdrawal',
        'claimRebate',
        'collectWallets',
        'transferToUpline',
        'transferWallet',
      ],
    ],
    [
      'answer while the merchant is closed',
      ({ whileClosed }) => whileClosed,
      [
        'getCountries',
        'getDomainRoute',
        'getHelpCenter',
        'getKeys',
        'getRegistrationSettings',
        'getStartUp',
        'getSystemStatus',
        'getWhiteLabel',
        'reportIncident',
      ],
    ],
    [
      'are left to who owes a new password',
      ({ duringPasswordChange }) => duringPasswordChange,
      ['changePassword', 'getMemberInfo', 'logOut'],
    ],
    ['free play switches', ({ flag }) => flag === 'freePlay', ['logInFreePlay']],
    ['SMS login switches', ({ flag }) => flag === 'smsLogin', ['sendLoginSms']],
    ['registration switches', ({ flag }) => flag?.endsWith('Registration') === true, ['register', 'registerByMobile']],
    ['recovery by e-mail switches', ({ flag }) => flag === 'emailRecovery', ['sendRecoveryEmail', 'recoverByLink']],
    ['recovery by mobile switches', ({ flag }) => flag === 'mobileRecovery', ['sendRecoverySms', 'recoverByMobile']],
    [
      'the account record switches',
      ({ flag }) => flag === 'accountRecord',
      ['getAccountRecord', 'getAccountRecordCsv'],
    ],
    ['its SMS switches', ({ flag }) => flag === 'registrationSms', ['sendRegistrationSms', 'checkRegistrationCode']],
  ])('that %s are these', (_, hold, calls) => {
    expect(those(hold).sort()).toEqual(calls.sort());
  });

  it('that are about a member are never shared between callers', () => {
    expect(those(({ access, sameForAll }) => sameForAll && (access === 'member' || access === 'agent'))).toEqual([]);
  });

  it('have the rate limits that their use needs', () => {
    expect(perMinute).toEqual({ usual: 600, costly: 60, attempt: 30, rare: 20, message: 10 });
  });

  it('are distinguished from our extensions', () => {
    expect(those(({ origin }) => origin === 'extension')).toEqual(
      expect.arrayContaining([
        'getGameAnnouncements',
        'getInbox',
        'getLimits',
        'excludeMember',
        'markAnnouncementsRead',
        'openEvents',
        'getPlaySession',
        'getBets',
        'getBetsCsv',
        'getDrawProof',
        'getDraws',
        'getLotteryBoard',
        'placeBet',
        'getVip',
        'addPromotionImage',
        'getPromotions',
        'recoverByLink',
        'sendRecoverySms',
        'checkRegistrationCode',
        'answerLoginChallenge',
        'beginSocialLogin',
        'extendSession',
        'getSessionTerm',
        'logInSocial',
        'registerSocial',
        'sendChallengeCode',
        'getCountries',
        'getKeys',
        'getStartUp',
        'reportIncident',
        'answerBotCheck',
        'getBotCheck',
      ]),
    );
  });
});

describe('the shapes of the specification', () => {
  it('have all that a site starts with [REQ-057]', () => {
    expect(startUp.safeParse(startUpExample).success).toBe(true);
    for (const key of ['domainRoute', 'resources', 'whitelabel', 'register', 'mainDomain', 'analytics', 'location']) {
      expect(startUp.safeParse({ ...startUpExample, [key]: undefined }).success, key).toBe(false);
    }
  });

  it('have a login by account or by SMS, and its outcome [REQ-081, REQ-153]', () => {
    const username = ' player ';
    expect(logInPayload.parse({ type: 'username', username, password: ' p ' })).toMatchObject({
      username: 'player',
      password: ' p ',
    });
    expect(logInPayload.safeParse({ type: 'email', username }).success).toBe(false);
    expect(loginValue.safeParse({ token: 't', firstTimeLogin: true, passwordExpired: false }).success).toBe(true);
    expect(loginValue.safeParse({ token: 't' }).success).toBe(false);
  });

  it('have a member whose user name may be missing [REQ-082]', () => {
    expect(member.safeParse({ id: '1', account: 'a', nickname: 'n', type: 4 }).success).toBe(true);
    expect(member.safeParse({ id: '1', account: 'a', nickname: 'n' }).success).toBe(false);
  });

  it('have a password change whose old password may be known already [REQ-148, REQ-162]', () => {
    expect(changePasswordPayload.safeParse({ newPassword: 'a', confirmNewPassword: 'a' }).success).toBe(true);
    expect(changePasswordPayload.safeParse({ newPassword: 'a' }).success).toBe(false);
  });

  it('have a header of encrypted bodies that dates them and counts them, and seals in one way alone', () => {
    const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid: 'k', iat: 1_772_337_600, jti: 'a'.repeat(16) };
    const other = { alg: 'dir', enc: 'A128GCM', kid: '', iat: 0, jti: 'a'.repeat(15) };
    expect(encryptedHeader.safeParse(header).success).toBe(true);
    for (const [key, value] of Object.entries(other))
      for (const wrong of [undefined, value])
        expect([key, encryptedHeader.safeParse({ ...header, [key]: wrong }).success]).toEqual([key, false]);
    // Compression is forbidden: a small body could inflate into a huge one.
    expect(encryptedHeader.safeParse({ ...header, zip: 'DEF' }).success).toBe(false);
    expect(REQUEST_FRESH_SECONDS).toBe(300);
  });

  it('have amounts in whole minor units, telephones of digits, and pages of a hundred', () => {
    for (const amount of ['0', '12', '-12']) expect([amount, takes(minorAmount, amount)]).toEqual([amount, true]);
    for (const amount of ['1.50', '012', '-0', '1e3', '', 12])
      expect([amount, takes(minorAmount, amount)]).toEqual([amount, false]);
    expect([takes(mobileNum, '13800138000'), takes(mobileNum, '1'.repeat(51)), takes(mobileNum, '138')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([takes(pageSize, '100'), takes(pageSize, '101'), takes(pageSize, '0')]).toEqual([true, false, false]);
  });

  it('open a game at a web address or a path of the site alone', () => {
    for (const url of ['https://games.example/play', 'HTTP://games.example', '/play'])
      expect([url, launchValue.safeParse({ url, mode: 'frame' }).success]).toEqual([url, true]);
    for (const url of ['javascript:alert(1)', 'data:text/html,x', ' https://games.example', 'games.example', ''])
      expect([url, launchValue.safeParse({ url, mode: 'frame' }).success]).toEqual([url, false]);
  });
});

describe('a problem', () => {
  it('has one HTTP status', () => {
    const codes: string[] = Object.values(problemCodes).flat();
    expect(codes.toSorted()).toEqual([...new Set(codes)].toSorted());
  });
});

describe('the document', () => {
  it('is deterministic', () => {
    expect(openApiText()).toBe(openApiText());
  });
});
