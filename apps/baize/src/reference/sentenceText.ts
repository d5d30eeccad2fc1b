import type { CompiledMessage } from '@baize/tenant/messages';

const choicesText = (choices: object): string =>
  Object.entries(choices)
    .map(
      ([key, choice]) =>
        `${key === 'offset' ? 'offset:' : `${key} `}${Array.isArray(choice) ? `{${sentenceText(choice as CompiledMessage)}}` : String(choice)}`,
    )
    .join(' ');

/** A compiled sentence in the syntax of a `.po` file. */
export const sentenceText = (message: CompiledMessage): string =>
  message
    .map((token) => {
      if (typeof token === 'string') return token;
      const [name, kind, choices] = token;
      if (kind === undefined) return `{${name}}`;
      if (choices === undefined) return `{${name}, ${kind}}`;
      return `{${name}, ${kind}, ${typeof choices === 'string' ? choices : choicesText(choices as object)}}`;
    })
    .join('');
