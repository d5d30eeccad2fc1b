import type { LanguageCode } from '@baize/domain/languages';
import type { Gateway } from '@baize/gateway-sdk';

/** Facts of a caller that select the answers of a query (D26). */
export type Scope = {
  readonly gateway: Gateway;
  readonly merchant: string;
  readonly language: LanguageCode;
  /** The session's token; undefined for a visitor. */
  readonly token?: string | undefined;
  /** False in the first render and during a log-out; queries are disabled then. */
  readonly ready: boolean;
};

/** Facts that change an answer besides the merchant and the request. */
export type Dependence = {
  /** True if the answer contains names or sentences. */
  readonly language?: boolean;
  /** True if the answer belongs to one member or differs by member; log-out removes it. */
  readonly member?: boolean;
};

const MEMBER = 'member';
/** Index in a query key where the request begins, with its area. */
const AREA_PLACE = 4;

/**
 * Builds a query key from every fact that changes the answer, so that callers never share a wrong one. No other fact is
 * in it: a change of language must not drop the balance or launch a game again.
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

/** True for an answer that log-out must remove from the cache. */
export const isMemberKey = (key: readonly unknown[]): boolean => key[1] === MEMBER;

/** Returns a query filter that matches every answer of an area. */
export const isAnswerOf =
  (area: string) =>
  ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
    queryKey[AREA_PLACE] === area;
