import type { GatewayContext, Services } from '../kernel/gateway.types.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { page, text } from './page.ts';
import type { PageParts } from './page.ts';

type Draw = (merchant: ActiveMerchant) => Promise<string>;

/** The merchant named by `?merchant=`; the first one by default. */
export const requestedMerchant = async (c: GatewayContext, { merchants }: Services) => {
  const ids = await merchants.ids();
  const asked = c.req.query('merchant') ?? ids[0];
  return { ids, asked, merchant: asked === undefined ? undefined : await merchants.find(asked) };
};

/** A page about one merchant, or a world by its id (`?merchant=`), with links to the other merchants. */
export const merchantPage = async (
  c: GatewayContext,
  services: Services,
  title: string,
  draw: Draw,
  parts: PageParts = {},
): Promise<Response> => {
  const { ids, asked, merchant } = await requestedMerchant(c, services);
  const choices = ids
    .map((id) => {
      const address = `${c.req.path}?merchant=${encodeURIComponent(id)}`;
      return `<li><a href="${text(address)}"${id === asked ? ' aria-current="page"' : ''}>${text(id)}</a></li>`;
    })
    .join('');
  const links = `<nav aria-label="Merchants"><ul class="tags">${choices}</ul></nav>`;
  const body = merchant === undefined ? '<p>There is no such merchant.</p>' : await draw(merchant);
  return page(c, `${title}${merchant === undefined ? '' : ` of ${merchant.id}`}`, `${links}${body}`, parts);
};

/** Renders a date and time as a table cell, in UTC. */
export const moment = (at: Date): string =>
  `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')}</time>`;

/** Renders a table with headings that scrolls when it is too wide; cells are HTML. */
export const table = (label: string, headings: readonly string[], rows: readonly (readonly string[])[]): string => {
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td dir="auto">${cell}</td>`).join('')}</tr>`).join('');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
};
