export { deleteMessages, getMessages, markMessagesRead } from './messages.calls.ts';
export type { Message, MessageKind, MessagesAsked, MessageTotals } from './messages.calls.ts';
