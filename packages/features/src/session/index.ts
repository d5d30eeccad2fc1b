export {
  markFirstLoginAtom,
  storeMemberAtom,
  memberTypesAtom,
  passwordChangeAtom,
  sessionAtom,
  sessionEndReasonAtom,
  endSessionAtom,
  startSessionAtom,
  sessionTokenAtom,
  useScope,
} from '../app/index.ts';
export type { Scope, Session, SessionEnd } from '../app/index.ts';
export { leftPasswordChangeAtom } from './leftPassword.atoms.ts';
export { logOut } from './logOut.ts';
export { logoutStep } from './logout.rules.ts';
export type { LogoutEvent, LogoutState } from './logout.rules.ts';
export { loadMember, startSession } from './startSession.ts';
export type { SessionSurroundings } from './startSession.ts';
export type { TabChannel, TabMessage } from './tabs.rules.ts';
export { useIsOtherOffered } from './useIsOtherOffered.ts';
export { useLogout } from './useLogout.ts';
export type { Logout } from './useLogout.ts';
export { useOtherAccount } from './useOtherAccount.ts';
export type { OtherAccount } from './useOtherAccount.ts';
export { useSession } from './useSession.ts';
export type { SessionView } from './useSession.ts';
export { useWelcome } from './useWelcome.ts';
