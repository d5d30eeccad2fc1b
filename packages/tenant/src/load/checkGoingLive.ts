import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import { readBytes } from '../diagnostics/readText.ts';
import { atFile } from '../diagnostics/source.ts';
import type { JsonSource, Path } from '../diagnostics/source.ts';
import type { TenantFile } from '../schema/tenantSchema.ts';

/** Reserved domain names (RFC 2606): a site under one of them is not live. */
const reserved = /(^|\.)(example|test|invalid|localhost)$/i;
const exampleHost = /(^|[.@])example\.(com|net|org)$/i;

/** Placeholder texts of the template, which a merchant must replace. */
const templateTexts: ReadonlySet<unknown> = new Set([
  'Your brand',
  'Your licensing authority',
  'Your licence number',
  'An organisation that helps players',
]);

const hostOf = (text: string): string => {
  if (!URL.canParse(text)) return text;
  const { protocol, hostname, pathname } = new URL(text);
  return protocol === 'mailto:' ? pathname : hostname;
};

type Found = { path: Path; value: string };

/** Every string inside a JSON value, with its path. */
const textsOf = (value: unknown, path: Path = []): Found[] => {
  if (typeof value === 'string') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    textsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};

const problemOf = ({ path, value }: Found): { message: string; fix: string } | undefined => {
  const name = path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .slice(1);
  if (templateTexts.has(value)) {
    return { message: `"${name}" is still the template's own text.`, fix: "Write the merchant's own, or remove it." };
  }
  const host = hostOf(value).replace(/:\*$/, '');
  if (path[0] === 'origins' && /(^|\/\/|\.)localhost(:|$)/.test(value)) {
    const message = `"${name}" opens the site to this machine (${value}).`;
    return { message, fix: 'Name the host that games, pictures or chat really come from.' };
  }
  const isAddress = value.includes('@') || URL.canParse(value);
  if (!isAddress || !(exampleHost.test(host) || reserved.test(host))) return undefined;
  return { message: `"${name}" is an example, which reaches nobody.`, fix: "Write the merchant's own address." };
};

/** Reports the template's SVG files, recognised by their title. */
const templateDrawings = (dir: string): Diagnostic[] =>
  ['logo.svg', 'logo-dark.svg', 'favicon.svg'].flatMap((name): Diagnostic[] => {
    const path = join(dir, 'brand', name);
    const bytes = readBytes(path);
    if (bytes === undefined || !bytes.toString('utf8').includes('<title>Your brand</title>')) return [];
    const message = "The drawing is still the template's own.";
    return [atFile(path, { code: 'not-live', message, fix: "Put the merchant's own in its place." })];
  });

/**
 * Reports what must not go live once the site has a real domain: the template's texts and drawings, example addresses,
 * and localhost origins.
 */
export const checkGoingLive = (dir: string, source: JsonSource, file: TenantFile | undefined): Diagnostic[] => {
  if (!file?.domains.some((domain) => !reserved.test(domain))) return [];
  const { $schema: _, domains: __, ...rest } = source.value as Record<string, unknown>;
  const ofFile = textsOf(rest).flatMap((found) => {
    const problem = problemOf(found);
    return problem ? [source.at(found.path, { code: 'not-live', ...problem })] : [];
  });
  return [...ofFile, ...templateDrawings(dir)];
};
