export { gateOf, suspectedOrRefused } from './botCheck.rules.ts';
export type { BotCheckEvent, BotCheckGate } from './botCheck.rules.ts';
export { onAnswer, missingEffect } from './onAnswer.ts';
export { broken, refused, waitAfter } from './refusal.rules.ts';
export { refusalDetails } from './refusalDetails.ts';
export type { RefusalDetails } from './refusalDetails.ts';
export type { Refusal, Refused } from './refusal.rules.ts';
export { useSnapshot } from './useSnapshot.ts';
