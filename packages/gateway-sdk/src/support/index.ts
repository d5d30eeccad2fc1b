export { sendFeedback } from './sendFeedback.ts';
