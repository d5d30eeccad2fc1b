import { languages } from '@baize/domain/languages';
import type { Theme } from '@baize/theme';
import { composeTheme, minimumContrast } from '@baize/theme/compose';
import type { ComposedTheme, ContrastFinding, OverrideProblem } from '@baize/theme/compose';
import { lacquer } from '@baize/theme-lacquer';
import { neon } from '@baize/theme-neon';
import { join } from 'node:path';
import type { ThemeId } from '../document/themeIds.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import { JsonSource } from '../diagnostics/source.ts';
import type { ReadableFacts } from './readableFacts.ts';

const themes = { lacquer, neon } as const satisfies Record<ThemeId, Theme>;

/** A merchant's composed theme: style sheet, page background per scheme, and the theme's fonts. */
export type TenantTheme = {
  css: string;
  ground: { light: string; dark: string };
  fonts: (typeof themes)['lacquer']['fonts'];
};

const codes: Record<OverrideProblem['code'], string> = {
  unknownGroup: 'unknown-key',
  unknownToken: 'unknown-token',
  wrongGroup: 'wrong-value',
  wrongType: 'wrong-type',
  wrongValue: 'wrong-value',
};

const diagnosticOf = (tokens: JsonSource, { code, path, message, suggestion }: OverrideProblem): Diagnostic => {
  const reference = referenceAt(tokens.value, path);
  if (reference !== undefined) {
    const said = `References such as ${JSON.stringify(reference)} are not supported in tokens.json.`;
    const fix = 'Write the value itself, such as "#d4a017".';
    return tokens.at(path, { code: 'reference-not-supported', message: said, fix });
  }
  const fix =
    suggestion === undefined
      ? 'Correct the entry, or remove it to keep the theme’s value.'
      : `Did you mean "${suggestion}"?`;
  const problem = { code: codes[code], message: message.replace(/ Did you mean .*$/, ''), fix };
  return code.startsWith('unknown') ? tokens.atKey(path, problem) : tokens.at(path, problem);
};

/** The reference to another token at a path, in DTCG form. */
const referenceAt = (file: unknown, path: readonly string[]): string | undefined => {
  const value = path.reduce<unknown>((parent, key) => (parent as Record<string, unknown> | undefined)?.[key], file);
  const entry = typeof value === 'object' && value !== null && '$ref' in value ? value.$ref : value;
  return typeof entry === 'string' && (entry !== value || /^\{[^{}]+\}$/.test(entry)) ? entry : undefined;
};

const isOverridden = (tokens: JsonSource | undefined, scheme: string, name: string): boolean => {
  const groups = tokens?.value as Record<string, Record<string, unknown> | undefined> | undefined;
  return groups?.[scheme]?.[name] !== undefined;
};

/** One diagnostic for each of the merchant's colours that fails contrast, with its worst pair. */
const checkContrast = (
  findings: readonly ContrastFinding[],
  source: JsonSource,
  tokens: JsonSource | undefined,
): Diagnostic[] => {
  const worst = new Map<string, { finding: ContrastFinding; name: string; pairs: number }>();
  for (const finding of findings) {
    const { scheme, pair } = finding;
    const name = [pair.foreground, pair.background].find((token) => isOverridden(tokens, scheme, token)) ?? '';
    const key = `${scheme} ${name}`;
    const known = worst.get(key);
    const isWorse = !known || finding.ratio / finding.minimum < known.finding.ratio / known.finding.minimum;
    worst.set(key, { finding: isWorse ? finding : known.finding, name, pairs: (known?.pairs ?? 0) + 1 });
  }
  return [...worst.values()].map(({ finding, name, pairs }) => {
    const { scheme, pair, foregroundColor, backgroundColor, ratio, minimum } = finding;
    const { foreground, background } = pair;
    const more = pairs > 1 ? ` (and ${pairs - 1} more)` : '';
    const problem = {
      code: 'low-contrast',
      message: `In the ${scheme} scheme "${foreground}" (${foregroundColor}) on "${background}" (${backgroundColor}) has a contrast of ${ratio}; ${minimum} is the least${more}.`,
      fix: `Choose a colour for ${name ? `"${name}"` : '"brandColor"'} that stands out more, or leave it to the theme.`,
    };
    return tokens && name ? tokens.at([scheme, name, '$value'], problem) : source.at(['brandColor'], problem);
  });
};

/** Reports corrections of the brand colour for contrast, since the merchant will see a different colour. */
const correctionsTold = (corrections: ComposedTheme['corrections'], source: JsonSource): Diagnostic[] => {
  const [first] = corrections;
  if (first === undefined) return [];
  const told = corrections.map(({ scheme, shown, pair, ratio }) => {
    const [least, other] = [
      minimumContrast[pair.use],
      pair.foreground === first.token ? pair.background : pair.foreground,
    ];
    return `in the ${scheme} scheme as ${shown}, for its contrast with "${other}" is ${cut(ratio)} and ${least} is the least`;
  });
  return [
    source.at(['brandColor'], {
      severity: 'warning',
      code: 'brand-color-corrected',
      message: `The main action shows ${first.wanted} ${told.join('; ')}.`,
      fix: `Leave it so, or give "${first.token}" a colour of your own under "${first.scheme}" in brand/tokens.json.`,
    }),
  ];
};

/** Rounds down to two decimals, so that a failing ratio never reads as the minimum. */
const cut = (ratio: number): number => Math.floor(ratio * 100) / 100;

/**
 * Composes a merchant's theme from its theme id, brand colour and `brand/tokens.json`. Reports unusable tokens and
 * unreadable colours.
 */
export const checkTheme = (
  dir: string,
  source: JsonSource,
  { theme: id, brandColor, languages: offered }: ReadableFacts,
): { theme?: TenantTheme; diagnostics: Diagnostic[] } => {
  const path = join(dir, 'brand', 'tokens.json');
  const tokens = JsonSource.read(path);
  if (tokens && tokens.syntax.length > 0) return { diagnostics: tokens.syntax };
  // Only scripts of offered languages: other font stacks would bloat every page.
  const tags = new Set(offered.map((code) => languages[code].tag));
  const theme = themes[id];
  const scripts = theme.scripts.filter((script) => script.tags.some((tag) => tags.has(tag)));
  const { css, values, contrast, corrections, problems } = composeTheme({
    theme,
    scripts,
    brandColor,
    overrides: tokens?.value,
  });
  const diagnostics = [
    ...(tokens ? [...tokens.slips, ...problems.map((problem) => diagnosticOf(tokens, problem))] : []),
    ...checkContrast(contrast, source, tokens),
    ...correctionsTold(corrections, source),
  ];
  const ground = { light: values.light['surface-page'] ?? '', dark: values.dark['surface-page'] ?? '' };
  return { theme: { css, ground, fonts: theme.fonts }, diagnostics };
};
