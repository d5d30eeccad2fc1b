import type { PageLanguage } from '@baize/domain/page-language';
import { html } from 'hono/html';
import type { GameKind } from '../games/game.types.ts';
import { games } from '../games/games.ts';
import type { Words } from './words.types.ts';

/** Renders the prizes of a game: symbols and multiple of the bet. */
export const prizeTable = (kind: GameKind, language: PageLanguage, said: Words): ReturnType<typeof html> => {
  const number = new Intl.NumberFormat(`${language.tag}-u-nu-latn`);
  const rows = games[kind].prizes.map(({ symbols, tenths }) => {
    const times = html`<span class="times" dir="ltr">× ${number.format(tenths / 10)}</span>`;
    if (symbols.length === 0) return html`<li><i class="swatch" data-tenths="${tenths}"></i>${times}</li>`;
    if (symbols.includes('any')) return html`<li><span>${said.any}</span>${times}</li>`;
    return html`<li>
      <span class="fruits"
        >${symbols.map((name) => html`<img src="/assets/${name}.svg" alt="${nameOf(name, said)}" width="32" height="32" />`)}</span
      >${times}
    </li>`;
  });
  return html`<ul class="prizes">
    ${rows}
  </ul>`;
};

const nameOf = (symbol: string, said: Words): string =>
  (said as unknown as Readonly<Record<string, string>>)[symbol] ?? symbol;
