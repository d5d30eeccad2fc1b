import type { CompiledMessage } from './compileMessages.ts';

type Token = CompiledMessage[number];

const isMessage = (value: unknown): value is CompiledMessage => Array.isArray(value);

/** The alternatives of a token's plural or select; a format style in the same place has none. */
const choicesOf = (token: Exclude<Token, string>): CompiledMessage[] => Object.values(token[2] ?? {}).filter(isMessage);

/** Names of a compiled message's placeholders, unique and sorted. */
export const variablesOf = (message: CompiledMessage): string[] => {
  const names = new Set<string>();
  for (const token of message) {
    if (typeof token === 'string') continue;
    names.add(token[0]);
    for (const name of choicesOf(token).flatMap(variablesOf)) names.add(name);
  }
  return [...names].sort();
};

/** Elements (`<0>`, `</0>`) of a compiled message, unique and sorted. */
export const elementsOf = (message: CompiledMessage): string[] => {
  const names = message.flatMap((token) =>
    typeof token === 'string'
      ? [...token.matchAll(/<(\/?)(\w+)[^<>]*>/g)].map(([, slash = '', name = '']) => `<${slash}${name}>`)
      : choicesOf(token).flatMap(elementsOf),
  );
  return [...new Set(names)].sort();
};
