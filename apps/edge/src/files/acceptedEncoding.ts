/** The encodings that texts are served in, the better one first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The offered encoding that an `Accept-Encoding` header prefers, by its weights; brotli when they are equal. */
export const acceptedEncoding = (header: string | undefined, offered: readonly Encoding[]): Encoding | undefined => {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find((text) => text !== undefined);
      return [name.trim(), weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const accepted = offered.filter((encoding) => weightOf(encoding) > 0);
  return accepted.reduce<Encoding | undefined>(
    (best, encoding) => (best === undefined || weightOf(encoding) > weightOf(best) ? encoding : best),
    undefined,
  );
};
