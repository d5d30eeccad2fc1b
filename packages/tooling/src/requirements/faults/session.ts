import { fault, type RowFaults } from '../fault.ts';

const rules = 'packages/features/src/app/session.rules.ts';
const atoms = 'packages/features/src/app/session.atoms.ts';
const logOut = 'packages/features/src/session/logOut.ts';
const formatMoney = 'packages/domain/src/money/formatMoney.ts';
const remembered = 'apps/portal/src/pages/session/login/rememberedAccount.ts';

/** Session. */
export const session: RowFaults = {
  'REQ-079': [fault(rules, "state: role === 'trial' ? 'trial' : 'loggedIn'", "state: 'loggedIn'")],
  'REQ-080': [
    fault(
      'packages/features/src/session/startSession.ts',
      'if (held !== undefined && !owesPassword) void loadMember(store, gateway, held.token);',
      '',
    ),
    fault(rules, "url.searchParams.delete('token');", ''),
  ],
  'REQ-081': [
    fault(
      'packages/gateway-sdk/src/session/readLogin.ts',
      'firstTimeLogin: wire.firstTimeLogin,',
      'firstTimeLogin: false,',
    ),
    fault(
      'packages/gateway-contract/src/session/session.ts',
      'passwordExpired: z.boolean()',
      'passwordOld: z.boolean()',
    ),
  ],
  'REQ-082': [
    fault(
      'packages/gateway-sdk/src/member/getMemberInfo.ts',
      'userName: userName || undefined,',
      'userName: undefined,',
    ),
    fault(
      'packages/features/src/member/profile.rules.ts',
      "return { state: 'ready', account, nickname,",
      "return { state: 'ready', account: nickname, nickname,",
    ),
  ],
  'REQ-083': [
    fault(atoms, "roleOf(member.type, get(memberTypesAtom)) === 'agent'", 'false'),
    fault(rules, 'const known = roleOf(member?.type, lists);', 'const known = roleOf(undefined, lists);'),
  ],
  'REQ-084': [
    fault(rules, "keep(storage, 'customerId', member?.id);", ''),
    fault(rules, "keep(storage, 'isAgent', String(isAgent));", ''),
    fault(
      'packages/features/src/app/scope.rules.ts',
      'const member = dependence.member === true ? token : undefined;',
      'const member = undefined;',
    ),
  ],
  'REQ-086': [
    fault('apps/portal/src/shell/AccountCorner.tsx', 'money(balance.balance, balance.currency)', 'balance.balance'),
    fault('apps/portal/src/shell/AccountCorner.tsx', "[hrefOf('promotions'), promotions],", ''),
    fault(
      'packages/features/src/promotions/usePromotionCount.ts',
      '.data?.available ?? 0',
      '.data?.promotions.length ?? 0',
    ),
    fault('packages/features/src/announcements/useUnreadCount.ts', '.data ?? 0', '.data && 0'),
    fault('packages/features/src/member/useVip.ts', 'enabled: isReal && query.enabled === true', 'enabled: false'),
  ],
  'REQ-087': [
    fault(logOut, 'await endSession(gateway);', ''),
    fault(logOut, 'queryClient.removeQueries(members);', ''),
    fault(
      atoms,
      '  set(heldSessionAtom, undefined);\n  set(forgetSessionAtom);\n  keepMerchant(get(storagesAtom), merchant);\n  set(sessionEndReasonAtom, end);',
      '  set(heldSessionAtom, undefined);\n  set(sessionEndReasonAtom, end);',
    ),
  ],
  'REQ-089': [
    fault(formatMoney, 'DEFAULT_DECIMALS = 2', 'DEFAULT_DECIMALS = 0'),
    fault(formatMoney, '.slice(0, decimals).padEnd', '.padEnd'),
  ],
  'REQ-090': [fault(remembered, 'REMEMBER_MILLISECONDS = 86_400_000', 'REMEMBER_MILLISECONDS = 3_600_000')],
  'REQ-091': [
    fault(
      atoms,
      'if (get(heldSessionAtom) === undefined) return;\n  set(heldSessionAtom, undefined);',
      'set(heldSessionAtom, undefined);',
    ),
    fault('apps/portal/src/screens/NoticeRegion.tsx', "end === 'expired' && !isRead", 'false'),
    fault('apps/portal/src/shell/RoutePage.tsx', "admitted === 'logIn' && end === 'expired'", 'false'),
    fault('apps/portal/src/shell/RoutePage.tsx', '<OpenPage key={shownTo}', '<OpenPage'),
    fault('packages/features/src/session/ending/ending.rules.ts', 'WARNING_SECONDS = 300', 'WARNING_SECONDS = 60'),
    fault('apps/gateway/src/session/sessions.store.ts', 'sql`least(${wished}, ${latest})`', 'wished'),
  ],
};
