export type { Message, MessageKind } from '@baize/gateway-sdk/messages';
export { useChangeMessages, useMessages } from './useMessages.ts';
export type { ChangeMessages } from './useMessages.ts';
export { useHandleMessagesEvent } from './useHandleMessagesEvent.ts';
