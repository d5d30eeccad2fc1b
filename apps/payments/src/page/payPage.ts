import { currencyOf, formatMoney } from '@baize/domain/money';
import { languageOf, type PageLanguage } from '@baize/domain/page-language';
import { html } from 'hono/html';
import { isFinal } from '../orders/order.rules.ts';
import type { Deposit } from '../orders/order.types.ts';
import { nearAmounts } from '../orders/sandbox.rules.ts';
import { instructions } from './instructions.ts';
import { plainSentence, sentence } from './sentence.ts';
import type { Words } from './words.types.ts';
import { readFileSync } from 'node:fs';
import { shippedLanguages, type ShippedLanguage } from '@baize/domain/languages';

/** Texts of the pay page by language, from `words/<CODE>.json`. */
export const words = Object.fromEntries(
  shippedLanguages.map((code) => {
    const file = new URL(`words/${code}.json`, import.meta.url);
    return [code, JSON.parse(readFileSync(file, 'utf8')) as Words] as const;
  }),
) as Readonly<Record<ShippedLanguage, Words>>;

type Markup = ReturnType<typeof html>;

/** Renders the pay page of a deposit in its language: how to pay and what may happen, or how it went. */
export const payPage = (deposit: Deposit, now: number): Markup => {
  const language = languageOf(deposit.language);
  const said = words[language.code];
  const body = html`<main
    data-order="${deposit.order}"
    data-state="${deposit.state}"
    data-sequence="${deposit.sequence}"
    data-final="${isFinal(deposit) ? 'yes' : 'no'}"
    data-origin="${new URL(deposit.returnUrl).origin}"
  >
    <h1>${sentence(said.title, deposit.merchant)}</h1>
    <p class="practice">${said.practice}</p>
    ${deposit.state === 'pending' ? open(deposit, language, now) : ended(deposit, language)}
    <a class="back" href="${deposit.returnUrl}" target="_top">${sentence(said.back, deposit.merchant)}</a>
    <p class="unseen" role="status" id="told"></p>
  </main>`;
  return page(language, titleOf(deposit, said), body);
};

/** Renders the page for an address without a payment, in the browser's language. */
export const unknownPage = (language: PageLanguage): Markup => {
  const { unknownTitle, unknownText } = words[language.code];
  return bare(language, unknownTitle, unknownText);
};

/** Renders the page of the bare origin. */
export const homePage = (language: PageLanguage): Markup => {
  const { homeTitle, homeText } = words[language.code];
  return bare(language, homeTitle, homeText);
};

const bare = (language: PageLanguage, title: string, text: string): Markup =>
  page(
    language,
    title,
    html`<main>
      <h1>${title}</h1>
      <p>${text}</p>
    </main>`,
  );

const page = (language: PageLanguage, title: string, body: Markup): Markup =>
  html`<!doctype html>
    <html lang="${language.tag}" dir="${language.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="/assets/pay.svg" />
        <link rel="stylesheet" href="/assets/pay.css" />
        <script type="module" src="/assets/pay.js"></script>
      </head>
      <body>
        ${body}
      </body>
    </html>`;

/** An amount in full, with every decimal of its currency. */
const money = (amount: string, { currency }: Deposit, { code }: PageLanguage): string =>
  formatMoney(amount, currency, code, { decimals: currencyOf(currency).exponent });

const open = (deposit: Deposit, language: PageLanguage, now: number): Markup => {
  const said = words[language.code];
  const seconds = Math.max(0, Math.ceil((deposit.expiresAt - now) / 1000));
  const exact = money(deposit.amount, deposit, language);
  return html`<dl class="top">
      <div>
        <dt>${said.amount}</dt>
        <dd class="sum"><bdi>${exact}</bdi></dd>
      </div>
      <div>
        <dt>${said.timeLeft}</dt>
        <dd><span dir="ltr" role="timer" id="left" data-seconds="${seconds}">${clockOf(seconds)}</span></dd>
      </div>
    </dl>
    ${instructions(deposit, exact, said)}
    <form method="post">
      ${choices(deposit, language, said)}
      <button class="main" name="action" value="pay">${said.pay}</button>
      <button name="action" value="decline" formnovalidate>${said.decline}</button>
      <button name="action" value="lapse" formnovalidate>${said.lapse}</button>
    </form>`;
};

const clockOf = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
    .replace(/^00:/u, '');

const choices = (deposit: Deposit, language: PageLanguage, said: Words): Markup => {
  const { less, more } = nearAmounts(deposit.amount);
  const choice = (name: 'exact' | 'less' | 'more', amount: string | undefined): Markup | '' =>
    amount === undefined
      ? ''
      : html`<label
          ><input type="radio" name="share" value="${name}" ${name === 'exact' ? 'checked' : ''} /><span
            >${sentence(said[name], money(amount, deposit, language))}</span
          ></label
        >`;
  return html`<fieldset>
    <legend>${said.arriving}</legend>
    ${choice('exact', deposit.amount)} ${choice('less', less)} ${choice('more', more)}
  </fieldset>`;
};

const titleOf = ({ state, merchant }: Deposit, said: Words): string =>
  state === 'pending' ? plainSentence(said.title, merchant) : said[`${state}Title`];

const ended = (deposit: Deposit, language: PageLanguage): Markup => {
  const said = words[language.code];
  switch (deposit.state) {
    case 'pending':
    case 'confirming':
      return outcome(said.confirmingTitle, html`${said.confirmingText}`);
    case 'paid': {
      const paid = deposit.paid ?? deposit.amount;
      const other = html`<p>${sentence(said.otherAmountText, money(deposit.amount, deposit, language))}</p>`;
      const received = sentence(said.paidText, money(paid, deposit, language));
      return outcome(said.paidTitle, received, paid === deposit.amount ? '' : other);
    }
    case 'declined':
      return outcome(said.declinedTitle, html`${said.declinedText}`);
    case 'lapsed':
      return outcome(said.lapsedTitle, html`${said.lapsedText}`);
  }
};

const outcome = (title: string, text: Markup, more: Markup | '' = ''): Markup =>
  html`<section class="outcome">
    <h2>${title}</h2>
    <p>${text}</p>
    ${more}
  </section>`;
