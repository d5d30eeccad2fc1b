export { useBotCheck } from './useBotCheck.ts';
export type { BotCheckView } from './useBotCheck.ts';
