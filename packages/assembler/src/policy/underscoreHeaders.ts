import type { SiteHeaders } from './siteHeaders.ts';

/**
 * Serialises the rules in the `_headers` format of static hosts. Removes a general header first where a path sets its
 * own value.
 */
export const underscoreHeaders = ({ rules }: SiteHeaders): string => {
  const general = rules.find(({ path }) => path === '/*')?.headers ?? {};
  const blocks = rules.map(({ path, headers }) => {
    const replaced = path === '/*' ? [] : Object.keys(headers).filter((name) => name in general);
    return [
      path,
      ...replaced.map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
};
