import type { CompiledMessage } from './compileMessages.ts';

type Token = CompiledMessage[number];
type Choices = Record<string, unknown>;

function isMessage(value: unknown): value is CompiledMessage {
  return Array.isArray(value);
}

function choicesOf(token: Token): Choices | undefined {
  const choices = typeof token === 'string' ? undefined : token[2];
  return typeof choices === 'object' && choices !== null && /^(plural|select|selectordinal)$/.test(String(token[1]))
    ? (choices as Choices)
    : undefined;
}

/** The names a compiled message asks values for, each once, sorted. */
export function variablesOf(message: CompiledMessage): string[] {
  const names = new Set<string>();
  for (const token of message) {
    if (typeof token === 'string') continue;
    names.add(token[0]);
    for (const choice of Object.values(choicesOf(token) ?? {})) {
      if (isMessage(choice)) for (const name of variablesOf(choice)) names.add(name);
    }
  }
  return [...names].sort();
}

/** The elements (`<0>`, `</0>`) that a compiled message holds, each once, sorted. */
export function elementsOf(message: CompiledMessage): string[] {
  const names = message.flatMap((token) =>
    typeof token === 'string'
      ? [...token.matchAll(/<(\/?)(\w+)[^<>]*>/g)].map(([, slash = '', name = '']) => `<${slash}${name}>`)
      : Object.values(choicesOf(token) ?? {}).flatMap((choice) => (isMessage(choice) ? elementsOf(choice) : [])),
  );
  return [...new Set(names)].sort();
}

/** The message with known names written into its text, so that nothing is left to fill in for them. */
export function foldConstants(message: CompiledMessage, constants: Readonly<Record<string, string>>): CompiledMessage {
  const folded: CompiledMessage = [];
  for (const token of message) {
    const constant = typeof token === 'string' ? token : token.length === 1 ? constants[token[0]] : undefined;
    const last = folded.at(-1);
    if (constant === undefined) folded.push(foldChoices(token, constants));
    // "#" stands for the counted number and must stay a token of its own.
    else if (typeof last === 'string' && last !== '#' && constant !== '#') folded[folded.length - 1] = last + constant;
    else folded.push(constant);
  }
  return folded;
}

function foldChoices(token: Token, constants: Readonly<Record<string, string>>): Token {
  const choices = choicesOf(token);
  if (!choices || typeof token === 'string') return token;
  const folded = Object.entries(choices).map(([key, choice]) => [
    key,
    isMessage(choice) ? foldConstants(choice, constants) : choice,
  ]);
  return [token[0], token[1] ?? '', Object.fromEntries(folded)];
}
