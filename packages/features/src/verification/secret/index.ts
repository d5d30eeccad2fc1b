export { confirmByEither } from './confirmByEither.ts';
export type { ConfirmByEither } from './confirmByEither.ts';
export { readOnce, refusedSecretField, secretFields } from './secret.rules.ts';
export type { SecretKind, SecretNeed } from './secret.rules.ts';
export { useConfirm } from './useConfirm.ts';
export type { Confirm, Confirmed } from './useConfirm.ts';
export { useConfirmOnce } from './useConfirmOnce.ts';
