import { policyHash } from '@baize/assembler';

const style =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:40rem;margin:15vh auto;padding:0 24px;color-scheme:light dark}h1{font-size:22px}';

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A page that says that a host name is not served, and lists those that are. */
export const unknownHostPage = (
  name: string,
  sites: readonly string[],
  port: string,
): { html: string; policy: string } => {
  const address = (site: string) => `http://${site}.localhost${port}/`;
  const list = sites.map((site) => `<li><a href="${address(site)}">${address(site)}</a></li>`).join('');
  const offer =
    sites.length === 0
      ? '<p>No site has been assembled yet. Run <code>npm run baize -- assemble</code>.</p>'
      : `<p>These sites are:</p><ul>${list}</ul>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>No site here</title><link rel="icon" href="data:,"><style>${style}</style></head><body><h1>No site is served at ${escapeText(name)}</h1>${offer}</body></html>`;
  return {
    html,
    policy: `default-src 'none'; img-src data:; style-src '${policyHash(style)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
};
