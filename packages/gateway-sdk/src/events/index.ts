export { openEvents } from './openEvents.ts';
export { readMemberEvent } from './readMemberEvents.ts';
export type { MemberEvent, Told } from './readMemberEvents.ts';
