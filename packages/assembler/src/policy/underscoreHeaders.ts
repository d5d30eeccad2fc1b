import type { SiteHeaders } from './siteHeaders.ts';

/** The rules in the `_headers` format that static hosts read. A path's own `Cache-Control` takes the general one off first. */
export function underscoreHeaders({ rules }: SiteHeaders): string {
  const blocks = rules.map(({ path, headers }) => {
    const replaced = path === '/*' || !('Cache-Control' in headers) ? [] : ['  ! Cache-Control'];
    return [path, ...replaced, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}
