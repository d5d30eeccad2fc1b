import type { SiteHeaders } from './siteHeaders.ts';

/** The rules in the `_headers` format that static hosts read. Where a path has its own of a header, the general one is taken off first. */
export function underscoreHeaders({ rules }: SiteHeaders): string {
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
}
