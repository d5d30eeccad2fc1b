import { refused, type Stubs } from '@baize/gateway-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill, press, see } from '../../../testing/player.ts';
import { renderSite } from '../../../testing/renderSite.tsx';
import { gatewaySaying } from '../../../testing/siteGateway.ts';

const open = (stubs: Stubs = {}) => renderSite('/member/transferUpline', { token: 't1', fetch: gatewaySaying(stubs) });
const says = (sentence: string) =>
  waitFor(() => expect(document.body.textContent.replaceAll(/[\u2066-\u2069\u200b]/gu, '')).toContain(sentence));
const send = async () => {
  await fill('Amount', '100');
  await press('Transfer');
  await fill('Your payment password', 'Secret2026');
  const dialog = within(await screen.findByRole('dialog', { name: 'Transfer to upline' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Transfer' }));
};

it('a transfer is confirmed with the payment password, and ends in a receipt that has the focus [D20]', async () => {
  await open();
  await fill('Amount', '100');
  await press('Transfer');
  await says('You transfer ¥100.00 to Ag***. A transfer cannot be taken back.');
  await send();
  await see('Transferred');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Receipt' })));
  await says('Balance afterwards¥900.00');
  await press('Make another transfer');
  await screen.findByLabelText(/^Amount/u);
});

it('an amount out of its limits is refused at its field, with the figure', async () => {
  await open();
  for (const [amount, sentence] of [
    ['9', 'Enter at least ¥10.00.'],
    ['5001', 'Enter at most ¥5,000.00.'],
    ['2501', 'You have ¥2,500.00 available.'],
  ] as const) {
    await fill('Amount', amount);
    await press('Transfer');
    await says(sentence);
  }
  expect(screen.queryByRole('dialog', { name: 'Transfer to upline' })).toBeNull();
});

it('money that is still to be wagered is not transferred: the refusal has the figure', async () => {
  await open({ transferToUpline: refused('turnoverLeft', { amount: '35000' }) });
  await send();
  await says('Wager ¥350.00 more first.');
  expect(screen.queryByRole('region', { name: 'Receipt' })).toBeNull();
});

it('a member without a payment password sets one first [D57]', async () => {
  await open({ getPaymentPassword: { isSet: false } });
  await fill('Amount', '100');
  await press('Transfer');
  expect(await screen.findByRole('dialog', { name: 'Set a payment password' })).toBeTruthy();
});

it('a member whom nobody has invited is told so', async () => {
  await open({ getUpline: refused('uplineUnknown') });
  await see('You have no upline to transfer to.');
  expect(screen.queryByLabelText(/^Amount/u)).toBeNull();
});
