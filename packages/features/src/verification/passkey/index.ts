export type { BrowserPasskeys, KeyAnswer } from './passkey.types.ts';
