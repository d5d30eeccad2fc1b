import { languageOf, type PageLanguage } from '@baize/domain/page-language';
import { html } from 'hono/html';
import type { GameKind } from '../games/game.types.ts';
import { games } from '../games/games.ts';
import { wheelSegments } from '../games/wheel.rules.ts';
import type { Play } from '../play/play.types.ts';
import type { WalletState } from '../wallet/wallet.types.ts';
import type { PageConfig, PageProblem } from './page.types.ts';
import { prizeTable } from './prizeTable.ts';
import { words } from './words.ts';
import type { Words } from './words.types.ts';

type Markup = ReturnType<typeof html>;

/** Renders the page of an opened game. */
export const gamePage = (play: Play, wallet: WalletState): Markup => {
  const { launched, kind, steps, key, openRound = '' } = play;
  const language = languageOf(launched.language);
  const said = words[language.code];
  const { mode, currency, currencyExponent, backUrl, autoPlay = false } = launched;
  const config: PageConfig = {
    tag: language.tag,
    words: said,
    table: {
      ...wallet,
      key,
      round: openRound,
      kind,
      mode,
      steps,
      currency,
      currencyExponent,
      backUrl,
      autoPlay,
      segments: kind === 'wheel' ? wheelSegments : [],
    },
  };
  const body = html`<header class="bar">
      <h1><bdi>${launched.title}</bdi></h1>
      ${mode === 'demo' ? html`<p class="tag" title="${said.demoText}">${said.demo}</p>` : ''}
      <button type="button" class="quiet" id="open-prizes" aria-haspopup="dialog">${said.prizes}</button>
      ${closeButton(said)}
    </header>
    <div class="stage" id="stage" aria-hidden="true"></div>
    <p class="result" id="result" role="status">${said.ready}</p>
    ${panel(said, mode)} ${prizes(kind, language, said)}`;
  return page(language, launched.title, config, body);
};

/**
 * Renders the page for a game that could not open, in the browser's language: without a session the player's is
 * unknown.
 */
export const problemPage = (problem: PageProblem, language: PageLanguage): Markup => {
  const said = words[language.code];
  return page(language, said.sessionExpiredTitle, { tag: language.tag, words: said, problem }, html``);
};

const page = (language: PageLanguage, title: string, config: PageConfig, body: Markup): Markup => {
  const picture = config.table?.kind ?? 'reels';
  return html`<!doctype html>
    <html lang="${language.tag}" dir="${language.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <title>${title}</title>
        <link rel="icon" href="/assets/golden.svg" />
        <link rel="stylesheet" href="/assets/game.css" />
        <link rel="stylesheet" href="/assets/${picture}.css" />
        <link rel="stylesheet" href="/assets/dialog.css" />
        <script type="module" src="/assets/game.js"></script>
      </head>
      <body>
        <main data-kind="${config.table?.kind ?? 'none'}" data-config="${JSON.stringify(config)}">
          ${body}
          <dialog id="notice" aria-labelledby="notice-title" aria-describedby="notice-text">
            <h2 id="notice-title"></h2>
            <p id="notice-text"></p>
            <div class="actions" id="notice-actions"></div>
          </dialog>
        </main>
      </body>
    </html>`;
};

const closeButton = (said: Words): Markup =>
  html`<button type="button" class="quiet icon" id="close" aria-label="${said.close}">
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18" /></svg>
  </button>`;

const panel = (said: Words, mode: 'real' | 'demo'): Markup =>
  html`<div class="panel">
    <dl>
      <div>
        <dt>${mode === 'demo' ? said.playMoney : said.balance}</dt>
        <dd id="balance"></dd>
      </div>
      <div>
        <dt>${said.lastWin}</dt>
        <dd id="last-win">–</dd>
      </div>
    </dl>
    <div class="bet" role="group" aria-label="${said.bet}">
      <button type="button" class="quiet icon" id="bet-less" aria-label="${said.betLess}">
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 12h12" /></svg>
      </button>
      <p><span>${said.bet}</span><output id="bet"></output></p>
      <button type="button" class="quiet icon" id="bet-more" aria-label="${said.betMore}">
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 12h12M12 6v12" /></svg>
      </button>
    </div>
    <button type="button" class="main" id="spin">${said.spin}</button>
  </div>`;

const prizes = (kind: GameKind, language: PageLanguage, said: Words): Markup => {
  const { returnToPlayer } = games[kind];
  const percent = new Intl.NumberFormat(`${language.tag}-u-nu-latn`, { style: 'percent', maximumFractionDigits: 2 });
  return html`<dialog id="prizes" aria-labelledby="prizes-title">
    <h2 id="prizes-title">${said.prizes}</h2>
    ${prizeTable(kind, language, said)}
    <p class="small">${said.returns.replace('{percent}', percent.format(returnToPlayer))}</p>
    <div class="actions"><button type="button" class="main" id="close-prizes">${said.understood}</button></div>
  </dialog>`;
};
