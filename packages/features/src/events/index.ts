export type { MemberEvent } from '@baize/gateway-sdk/events';
export type { Tabs } from './events.types.ts';
export { useMemberEvents } from './useMemberEvents.ts';
