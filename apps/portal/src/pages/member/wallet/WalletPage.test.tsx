import { examples, refused, type Stubs } from '@baize/gateway-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill, press, see } from '../../../testing/player.ts';
import { renderSite } from '../../../testing/renderSite.tsx';
import { gatewaySaying } from '../../../testing/siteGateway.ts';

const open = (stubs: Stubs = {}) =>
  renderSite('/member/transferFund', {
    token: 't1',
    fetch: gatewaySaying({ getMerchantWallet: { isSingle: 0 }, ...stubs }),
  });
const [main] = examples.getWallets.wallets;

it('with a single wallet there are only the total and the ways to deposit and withdraw [REQ-225]', async () => {
  await open({ getWallets: { ...examples.getWallets, isSingle: true, wallets: main === undefined ? [] : [main] } });
  await see('You play all games from this balance.');
  const total = within(screen.getByRole('region', { name: 'Total balance' }));
  expect(total.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/member/withdraw');
  expect(screen.queryByRole('button', { name: 'Transfer' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Move all to main wallet' })).toBeNull();
});

it('with a wallet per vendor money moves between two, at most what the first one has [REQ-225]', async () => {
  const bodies: unknown[] = [];
  await open({
    transferWallet: ({ body }: { readonly body: unknown }) => {
      bodies.push(body);
      return examples.getWallets;
    },
  });
  await fill('Amount', '1000.01');
  await press('Transfer');
  await waitFor(() => expect(screen.getByLabelText(/^Amount/u).getAttribute('aria-invalid')).toBe('true'));
  await fill('Transfer to', 'main');
  await fill('Amount', '1000');
  await press('Transfer');
  await see('Choose two different wallets.');
  expect(document.activeElement?.getAttribute('name')).toBe('to');
  await fill('Transfer to', 'BAIZE');
  await press('Transfer');
  await see('The money has been moved.');
  expect(bodies).toEqual([{ from: 'main', to: 'BAIZE', amount: '100000' }]);
});

it('all money is collected; why it could not be is put into words [REQ-225]', async () => {
  await open({ collectWallets: refused('walletFull') });
  await press('Move all to main wallet');
  expect(await screen.findByText('The receiving wallet has no room for this amount.')).toBeTruthy();
});

it('there is nothing to collect while only the main wallet has money', async () => {
  const wallets = examples.getWallets.wallets.map((each) => (each.id === 'main' ? each : { ...each, balance: '0' }));
  await open({ getWallets: { ...examples.getWallets, wallets } });
  await see('Transfer between wallets');
  expect(screen.queryByRole('button', { name: 'Move all to main wallet' })).toBeNull();
});
