import type { SiteHeaders } from '@baize/assembler';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Thrown for a site that another release has assembled, in a form that this edge cannot serve. */
export class UnservableSite extends Error {
  override readonly name = 'UnservableSite';
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';

const fields: Readonly<Record<keyof SiteHeaders, (value: unknown) => boolean>> = {
  format: (value) => value === 1,
  site: isText,
  domains: Array.isArray,
  fallback: isText,
  pages: isRecord,
  gateway: Array.isArray,
  rules: Array.isArray,
  calls: isRecord,
};

/** Reads a site's `headers.json`. Throws `UnservableSite`, with the fix, if a field is missing or of another type. */
export const readSiteHeaders = async (dir: string): Promise<SiteHeaders> => {
  const headers = JSON.parse(await readFile(join(dir, 'headers.json'), 'utf8')) as Partial<SiteHeaders> | null;
  const wrong = Object.entries(fields).filter(([name, isRight]) => !isRight(headers?.[name as keyof SiteHeaders]));
  if (wrong.length > 0) {
    const names = wrong.map(([name]) => `"${name}"`).join(', ');
    throw new UnservableSite(
      `${basename(dir)}/headers.json has no ${names} that this edge can read. Assemble the site again with this release.`,
    );
  }
  return headers as SiteHeaders;
};
