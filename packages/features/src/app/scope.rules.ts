import type { LanguageCode } from '@baize/domain/languages';
import type { Gateway } from '@baize/gateway-sdk';

/** Whose answer a query holds (D26). */
export type Scope = {
  readonly gateway: Gateway;
  readonly merchant: string;
  readonly language: LanguageCode;
  /** The session's token; undefined for a visitor. */
  readonly token?: string | undefined;
  /** False in the first render, and while the gateway would refuse this member: nothing is asked then. */
  readonly ready: boolean;
};

/** What an answer depends on, beside the merchant and what was asked. */
export type Dependence = {
  /** Names or sentences are in it. */
  readonly language?: boolean;
  /** It is one member's, or another one for each: logging out forgets it. */
  readonly member?: boolean;
};

const MEMBER = 'member';
/** Where in a key what was asked for begins. */
const AREA_PLACE = 4;

/**
 * The key of an answer: by all that it depends on, so that nobody gets another's, and by nothing else, so that a change
 * of language takes away no balance and launches no game again.
 */
export const answerKey = (
  { merchant, language, token }: Pick<Scope, 'merchant' | 'language' | 'token'>,
  dependence: Dependence,
  ...of: readonly unknown[]
): readonly unknown[] => {
  const member = dependence.member === true ? token : undefined;
  return [
    merchant,
    member === undefined ? 'all' : MEMBER,
    member ?? '',
    dependence.language === true ? language : '',
    ...of,
  ];
};

/** Whether logging out must forget an answer. */
export const isMemberKey = (key: readonly unknown[]): boolean => key[1] === MEMBER;

/** Finds the answers of an area, which stands first in what they are of. */
export const isAnswerOf =
  (area: string) =>
  ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
    queryKey[AREA_PLACE] === area;
