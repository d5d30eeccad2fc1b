import { html } from 'hono/html';
import type { Deposit } from '../orders/order.types.ts';
import { toMajor } from '@baize/domain/money';
import { accountNumber, BANK_NAME, HOLDER, tetherAddress, walletNumber } from './accounts.ts';
import { qrCode } from './qrCode.ts';
import { plainSentence, sentence } from './sentence.ts';
import { tetherFor } from './tether.rules.ts';
import type { Words } from './words.types.ts';

type Markup = ReturnType<typeof html>;

/** Renders where to send the money of a deposit: bank account, e-wallet, or USDT address with its QR code. */
export const instructions = (deposit: Deposit, amount: string, said: Words): Markup => {
  const reference = copyable(said.reference, deposit.reference, said);
  const number = toMajor(deposit.amount, deposit.currency);
  switch (deposit.method) {
    case 'bank':
      return part(
        said.bank,
        html`${said.bankText}`,
        html`${line(said.bankName, BANK_NAME)} ${line(said.holder, HOLDER)}
        ${copyable(said.accountNumber, accountNumber(deposit), said)} ${copyable(said.amount, amount, said, number)}
        ${reference}`,
      );
    case 'wallet':
      return part(
        said.wallet,
        html`${said.walletText}`,
        html`${copyable(said.walletNumber, walletNumber(deposit), said)} ${copyable(said.amount, amount, said, number)}
        ${reference}`,
      );
    case 'usdt': {
      const address = tetherAddress(deposit);
      const sent = tetherFor(deposit.amount, deposit.currency);
      return part(
        said.usdt,
        sentence(said.usdtText, deposit.network ?? ''),
        html`${line(said.network, deposit.network ?? '')} ${copyable(said.amountToSend, `${sent} USDT`, said, sent)}
        ${copyable(said.address, address, said)} ${line(said.reference, deposit.reference)}`,
        qrCode(address, said.qrCode),
      );
    }
  }
};

const part = (title: string, text: Markup, lines: Markup, picture: Markup | '' = ''): Markup =>
  html`<section class="method">
    <h2>${title}</h2>
    <p>${text}</p>
    ${picture}
    <dl>${lines}</dl>
  </section>`;

const line = (name: string, value: string): Markup =>
  html`<div>
    <dt>${name}</dt>
    <dd><bdi>${value}</bdi></dd>
  </div>`;

/** A value with a button that copies it, as people type it: without its spaces or currency. */
const copyable = (name: string, value: string, said: Words, copies = value.replaceAll(' ', '')): Markup =>
  html`<div>
    <dt>${name}</dt>
    <dd>
      <bdi>${value}</bdi>
      <button
        type="button"
        class="copy"
        data-copies="${copies}"
        data-copied="${said.copied}"
        aria-label="${plainSentence(said.copyOf, name)}"
        hidden
      >
        ${said.copy}
      </button>
    </dd>
  </div>`;
