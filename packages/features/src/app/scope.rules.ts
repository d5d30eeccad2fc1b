import type { LanguageCode } from '@baize/domain/languages';
import type { Gateway } from '@baize/gateway-sdk';

/** Whose answer a query holds: caches are kept by merchant, language and session (D26). */
export type Scope = {
  readonly gateway: Gateway;
  readonly merchant: string;
  readonly language: LanguageCode;
  /** The session's token; undefined for a visitor. */
  readonly token?: string | undefined;
  /** False in the first render, when nothing is asked yet. */
  readonly ready: boolean;
};

const MEMBER = 'member';

/** The key of an answer that is the same for everybody. */
export const publicKey = ({ merchant, language }: Scope, ...of: readonly unknown[]): readonly unknown[] => [
  merchant,
  language,
  'all',
  ...of,
];

/** The key of an answer that is one member's, and that logging out forgets. */
export const memberKey = ({ merchant, language, token }: Scope, ...of: readonly unknown[]): readonly unknown[] => [
  merchant,
  language,
  token === undefined ? 'all' : MEMBER,
  token ?? '',
  ...of,
];

/** Whether logging out must forget an answer. */
export const isMemberKey = (key: readonly unknown[]): boolean => key[2] === MEMBER;
