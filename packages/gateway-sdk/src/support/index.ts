export { launchChat, listChatModels, sendFeedback } from './support.calls.ts';
