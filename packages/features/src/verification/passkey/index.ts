export type { BrowserPasskeys } from './passkey.types.ts';
