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
