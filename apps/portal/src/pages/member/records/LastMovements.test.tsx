import { startSessionAtom } from '@baize/features/session';
import { examples, failed, type Stubs } from '@baize/gateway-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { gatewaySaying } from '../../../testing/siteGateway.ts';
import { LastMovements } from './LastMovements.tsx';

const show = async (getAccountRecord: NonNullable<Stubs['getAccountRecord']>) => {
  const { store } = await renderInSite(<LastMovements />, '/', { fetch: gatewaySaying({ getAccountRecord }) });
  act(() => store.set(startSessionAtom, 'a-token'));
};

const [movement] = examples.getAccountRecord.items;
const ids = ['1', '2', '3', '4'].map((last) => `0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c1${last}`);

it('the last three movements lead each to its story in the account record', async () => {
  await show({ items: ids.map((id) => ({ ...movement, id, kind: 'debit', amount: '-1050' })) } as never);
  const list = within(await screen.findByRole('list', { name: 'Last transactions' }));
  const links = list.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ids.slice(0, 3).map((id) => `/member/transactionHistory?row=${id}`),
  );
  expect(links[0]?.textContent).toMatch(/^Stake−.*10\.50/u);
});

it('a newcomer has none', async () => {
  await show({ items: [] });
  expect(await screen.findByText('You have no transactions yet')).toBeTruthy();
});

it('a failure is said in place of the list', async () => {
  await show(failed(500));
  expect(await screen.findByText('Your transactions could not be loaded')).toBeTruthy();
});
