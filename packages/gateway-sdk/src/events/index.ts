export { openEvents } from './openEvents.ts';
export { readMemberEvent } from './readMemberEvents.ts';
export type { MemberEvent, ReceivedEvent } from './readMemberEvents.ts';
