export { useChat, useChatModels } from './useChat.ts';
export type { ChatView } from './useChat.ts';
export { feedbackError } from './support.rules.ts';
export type { FeedbackLength } from './support.rules.ts';
export { useFeedback } from './useFeedback.ts';
export type { FeedbackRefusal, FeedbackView } from './useFeedback.ts';
export { useHelp } from './useHelp.ts';
export type { HelpView } from './useHelp.ts';
