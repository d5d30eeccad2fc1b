export { launchChat } from './launchChat.ts';
export { listChatModels } from './listChatModels.ts';
export { sendFeedback } from './sendFeedback.ts';
