import { examples, refused, unreachable, type Stubs } from '@baize/gateway-sdk/testing';
import type { KeyValueStorage } from '@baize/features/preferences';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill, press, see } from '../../../testing/player.ts';
import { renderSite } from '../../../testing/renderSite.tsx';
import { gatewaySaying } from '../../../testing/siteGateway.ts';

const accounts = examples.getWithdrawalAccounts.accounts.map((account) => ({ ...account, usable: true }));
const ready: Stubs = {
  getWithdrawalTerms: {
    ...examples.getWithdrawalTerms,
    turnover: { required: '0', done: '0', left: '0', shares: [] },
  },
  getWithdrawalAccounts: { ...examples.getWithdrawalAccounts, accounts },
  getMerchantWallet: { isSingle: 0 },
};
const FUND_PASSWORD = 'Your payment password';
const says = (sentence: string) =>
  waitFor(() => expect(document.body.textContent.replaceAll(/[\u2066-\u2069\u200b]/gu, '')).toContain(sentence));
const pressLast = async (name: string): Promise<void> => {
  const buttons = await screen.findAllByRole('button', { name });
  fireEvent.click(buttons.at(-1) as Element);
};

type Asked = { readonly key: string | null; readonly body: unknown };

/** Opens a page whose call is answered so; collects what it sends. */
const visit = async (path: string, call: keyof Stubs, answer: unknown, session?: KeyValueStorage) => {
  const sent: Asked[] = [];
  const stub = ({ headers, body }: { readonly headers: Headers; readonly body: unknown }) => {
    sent.push({ key: headers.get('Idempotency-Key'), body });
    return answer;
  };
  const site = await renderSite(path, {
    ...(session === undefined ? { token: 't1' } : { session }),
    fetch: gatewaySaying({ ...ready, [call]: stub }),
  });
  return { ...site, sent };
};

const kinds = [
  {
    call: 'requestWithdrawal',
    path: '/member/withdraw',
    secret: FUND_PASSWORD,
    ask: async () => {
      await fill('Amount', '150');
      await press('Withdraw');
    },
    send: () => pressLast('Withdraw'),
    says: 'There is no answer yet to your withdrawal of ¥150.00.',
    done: () => see('You receive'),
  },
  {
    call: 'transferToUpline',
    path: '/member/transferUpline',
    secret: FUND_PASSWORD,
    ask: async () => {
      await fill('Amount', '150');
      await press('Transfer');
    },
    send: () => pressLast('Transfer'),
    says: 'There is no answer yet to your transfer of ¥150.00.',
    done: () => see('Transferred'),
  },
] as const;

it.each(kinds)(
  '$call: after a reload a lost request replaces the form, and is sent again with its key [D38]',
  async (kind) => {
    const before = await visit(kind.path, kind.call, unreachable);
    await kind.ask();
    await fill(kind.secret, 'Secret2026');
    await kind.send();
    await see('There is a network problem. Try again.');
    await says(kind.says);
    before.unmount();
    const after = await visit(kind.path, kind.call, examples[kind.call], before.storage.session);
    await says(kind.says);
    expect(screen.queryByLabelText(/^Amount/u)).toBeNull();
    expect(after.sent).toEqual([]);
    await press('Ask for the answer');
    await fill(kind.secret, 'Secret2026');
    await kind.send();
    await kind.done();
    expect(after.sent).toEqual(before.sent);
  },
);

it('a lost withdrawal that is refused gives the form back', async () => {
  const before = await visit('/member/withdraw', 'requestWithdrawal', unreachable);
  await kinds[0].ask();
  await fill(FUND_PASSWORD, 'Secret2026');
  await kinds[0].send();
  await says(kinds[0].says);
  before.unmount();
  await visit('/member/withdraw', 'requestWithdrawal', refused('balanceTooLow'), before.storage.session);
  await press('Ask for the answer');
  await fill(FUND_PASSWORD, 'Secret2026');
  await kinds[0].send();
  await says('Your balance is too low for this amount.');
  expect(screen.getByLabelText(/^Amount/u)).toBeTruthy();
});

it('a lost transfer between wallets is repeated after a reload without a press [D38]', async () => {
  const before = await visit('/member/transferFund', 'transferWallet', unreachable);
  await fill('Amount', '150');
  await press('Transfer');
  await says('There is no answer yet to your last transfer.');
  before.unmount();
  const after = await visit('/member/transferFund', 'transferWallet', examples.transferWallet, before.storage.session);
  await see('The money has been moved.');
  expect(after.sent).toEqual(before.sent.slice(0, 1));
});

it('a lost use of points is asked for before another one [D38]', async () => {
  const session = { ...(await visit('/pointMall', 'convertPoints', unreachable)) };
  await fill('Points to convert', '200');
  await press('Convert to money');
  await fill(FUND_PASSWORD, 'Paying2026');
  await press('Convert');
  await see('There is a network problem. Try again.');
  session.unmount();
  const after = await visit('/pointMall', 'convertPoints', examples.convertPoints, session.storage.session);
  await fill('Points to convert', '300');
  await press('Convert to money');
  await says('There is no answer yet to your last use of points.');
  await fill(FUND_PASSWORD, 'Paying2026');
  await press('Ask for the answer');
  await see('Your last use of points went through. See the list.');
  expect(after.sent).toEqual(session.sent);
});
