/** One kind of response as the server sent it. Header names are case-insensitive. */
export type SeenAnswer = {
  readonly kind: string;
  readonly status: number;
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
};

// Headers of one connection or moment, without relevance for security.
const passing = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

const known: Readonly<Record<string, RegExp>> = {
  etag: /(?<=")[^"]+(?=")/u,
  'last-modified': /.+/u,
  'retry-after': /\d+/u,
  'set-cookie': /(?<==)[^;]{8,}(?=;)/u,
  'x-request-id': /.+/u,
};

/** A response's headers in lower case; the variable part of a value is replaced by `…`. */
const settled = ({ headers }: SeenAnswer): ReadonlyMap<string, string> => {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  return new Map(
    entries.flatMap(([key, value]): [string, string][] => {
      const name = key.toLowerCase();
      if (value === undefined || passing.has(name)) return [];
      const text = String(value);
      const varying = known[name];
      return [[name, varying === undefined ? text : text.replace(varying, '…')]];
    }),
  );
};

/**
 * Formats a server's responses for review: each kind with its status, then each header with its values and the kinds
 * that carry them, the most common value last. As a snapshot, it fails when a header is added, removed or changed on
 * any kind.
 */
export const answersSheet = (title: string, answers: readonly SeenAnswer[]): string => {
  const seen = answers.map((answer) => ({ ...answer, settled: settled(answer) }));
  const names = [...new Set(seen.flatMap((answer) => [...answer.settled.keys()]))].toSorted();
  const parts = names.map((name) => {
    const groups = [...Map.groupBy(seen, (answer) => answer.settled.get(name))];
    const [largest, ...others] = groups.toSorted(([, one], [, other]) => other.length - one.length);
    const lines = others.map(
      ([value, kinds]) => `  ${value ?? '(none)'}\n    on ${kinds.map(({ kind }) => kind).join('; ')}`,
    );
    lines.push(`  ${largest?.[0] ?? '(none)'}\n    on every ${others.length === 0 ? '' : 'other '}answer`);
    return `${name}\n${lines.join('\n')}`;
  });
  const kinds = seen.map(({ kind, status }) => `  ${status} ${kind}`).join('\n');
  return `${[title, `Kinds\n${kinds}`, ...parts].join('\n\n')}\n`;
};
