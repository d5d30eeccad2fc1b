// Parts of the frame that a player has and a visitor has not: one chunk, fetched with a session.
export { AccountCorner } from './AccountCorner.tsx';
export { MemberBar } from './MemberBar.tsx';
