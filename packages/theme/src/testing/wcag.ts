// An independent check of contrast: it shares neither the table of pairs nor the calculation with the code under test.

/** Foregrounds and backgrounds as patterns of token names, with their minimum ratio (WCAG 1.4.3, 1.4.11). */
const demands: readonly { figures: RegExp; grounds: RegExp; least: number }[] = [
  {
    figures: /^(text(?!-on-).*|money-.*|success|warning|danger|info)$/,
    grounds: /^surface(-page|-raised|-overlay|-sunken)?$/,
    least: 4.5,
  },
  {
    figures: /^text(-muted|-link)?$/,
    grounds: /^(surface-(success|warning|danger|info)|action-quiet(-hover)?|overlay-hover)$/,
    least: 4.5,
  },
  { figures: /^text-on-action$/, grounds: /^action(-hover|-pressed)?$/, least: 4.5 },
  { figures: /^text-on-accent$/, grounds: /^accent(-partner)?$/, least: 4.5 },
  { figures: /^text-on-badge$/, grounds: /^badge-/, least: 4.5 },
  { figures: /^text-on-danger$/, grounds: /^danger$/, least: 4.5 },
  { figures: /^(border-control|action|accent)$/, grounds: /^surface(-page|-raised|-overlay|-sunken)?$/, least: 3 },
  {
    figures: /^focus$/,
    grounds:
      /^(surface(-page|-raised|-overlay|-sunken|-success|-warning|-danger|-info)?|action-quiet(-hover)?|overlay-hover)$/,
    least: 3,
  },
  ...['success', 'warning', 'danger', 'info'].map((state) => ({
    figures: new RegExp(`^${state}$`),
    grounds: new RegExp(`^surface-${state}$`),
    least: 4.5,
  })),
];

/** Every pair of the given names that a demand covers, with its minimum ratio. */
export const demandedPairs = (names: readonly string[]) =>
  demands.flatMap(({ figures, grounds, least }) =>
    names
      .filter((name) => figures.test(name))
      .flatMap((figure) => names.filter((name) => grounds.test(name)).map((ground) => ({ figure, ground, least }))),
  );

/** The demanded pairs of opaque colours (`#rrggbb` by name) below their minimum, each with its ratio. */
export const unreadablePairs = (values: Readonly<Record<string, string>>): readonly string[] =>
  demandedPairs(Object.keys(values))
    .map(({ figure, ground, least }) => ({
      figure,
      ground,
      least,
      ratio: ratioOf(values[figure] ?? '', values[ground] ?? ''),
    }))
    .filter(({ ratio, least }) => !(ratio >= least))
    .map(({ figure, ground, least, ratio }) => `${figure} on ${ground}: ${ratio.toFixed(2)} of ${least}`);

/** The contrast ratio of two opaque colours, as the glossary of WCAG 2.2 defines it. */
export const ratioOf = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

const luminanceOf = (hex: string): number => {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = Array.from(
    hex.matchAll(/[0-9a-f]{2}/g),
    ([byte]) => {
      const channel = Number.parseInt(byte, 16) / 255;
      return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    },
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
