export { captchaCalls } from './verification/captchaCalls.ts';
export { launchCalls } from './launch/launchCalls.ts';
export { memberCalls } from './member/memberCalls.ts';
export { sessionCalls } from './session/sessionCalls.ts';
