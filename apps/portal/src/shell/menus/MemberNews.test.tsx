import { storeMemberAtom, endSessionAtom, startSessionAtom } from '@baize/features/session';
import { examples, liveEvents, type Stubs } from '@baize/gateway-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NoticeRegion } from '../../site/screens/NoticeRegion.tsx';
import { gatewaySaying } from '../../testing/siteGateway.ts';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { useBalance } from '@baize/features/wallet';
import { useUnreadCount } from '@baize/features/announcements';
import { FrameExtras } from './FrameExtras.tsx';

function Figures() {
  const { balance } = useBalance();
  return <output>{`${balance?.sequence ?? '–'} ${useUnreadCount()}`}</output>;
}

const listen = async (type = 0, stubs: Stubs = {}) => {
  const stream = liveEvents();
  let sequence = 7;
  const calls: string[] = [];
  const fetch = gatewaySaying({
    openEvents: () => {
      calls.push('openEvents');
      return stream.response;
    },
    getSessionTerm: { endsAt: '2999-01-01T08:00:00Z', latestEnd: '2999-01-02T00:00:00Z' },
    getBalance: () => ({ ...examples.getBalance, sequence }),
    getDeposits: { items: [] },
    ...stubs,
  });
  const page = (
    <>
      <header>
        <div data-extras />
      </header>
      <FrameExtras first={new Event('scroll')} />
      <NoticeRegion />
      <Figures />
    </>
  );
  const { store } = await renderInSite(page, '/', { fetch });
  const member = { id: '1', account: 'river', userName: 'river', nickname: 'River', type };
  act(() => {
    store.set(startSessionAtom, 't1');
    store.set(storeMemberAtom, { token: 't1', member });
  });
  return { ...stream, store, calls, move: (to: number) => (sequence = to) };
};

const result = (type: 'depositCredited' | 'depositFailed' | 'withdrawApproved' | 'withdrawRejected') =>
  ({ type, amount: '123456', currency: 'CNY' }) as const;
const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/gu, '');

it.each([
  ['depositCredited', 'success', '¥1,234.56 was added to your balance.'],
  ['depositFailed', 'error', 'Your deposit of ¥1,234.56 did not go through. Try again, or contact customer service.'],
  ['withdrawApproved', 'success', 'Your withdrawal of ¥1,234.56 was approved.'],
  ['withdrawRejected', 'error', 'Your withdrawal of ¥1,234.56 was rejected. Customer service can tell you why.'],
] as const)('tells a member of %s, until it is read [REQ-230]', async (type, tone, says) => {
  const { tell, calls } = await listen();
  await waitFor(() => expect(calls).toHaveLength(1));
  tell(1, result(type));
  const region = within(screen.getByRole('alert'));
  const close = await region.findByRole('button', { name: 'Close' });
  const toast = close.parentElement;
  expect([toast?.dataset['tone'], plain(toast?.textContent ?? '')]).toEqual([tone, says]);
  fireEvent.click(close);
  expect(region.queryByRole('button')).toBeNull();
});

it('updates balance and unread count from events', async () => {
  const { tell, move, calls } = await listen();
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('7 3'));
  move(8);
  tell(1, { type: 'balance', sequence: 8 });
  tell(2, { type: 'unread', count: 1 });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('8 1'));
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('a deposit that waits for its payment has a link on every page, until an event tells of its end', async () => {
  let items: object[] = [examples.getDeposit];
  const { tell, calls } = await listen(0, { getDeposits: () => ({ items }) as never });
  const link = await screen.findByRole('link', { name: '1 deposit waiting' });
  expect([link.getAttribute('href'), link.closest('header') !== null]).toEqual(['/member/depositv2', true]);
  await waitFor(() => expect(calls).toHaveLength(1));
  items = [];
  tell(1, result('depositCredited'));
  await waitFor(() => expect(screen.queryByRole('link', { name: '1 deposit waiting' })).toBeNull());
});

it('stops listening when the session has ended', async () => {
  const { store, calls, isLeft } = await listen();
  await waitFor(() => expect(calls).toHaveLength(1));
  act(() => store.set(endSessionAtom, { merchant: 'sample', end: 'loggedOut' }));
  await waitFor(() => expect(isLeft()).toBe(true));
});

it('asks for no deposits in a trial', async () => {
  const asked: string[] = [];
  await listen(4, { getDeposits: () => (asked.push('getDeposits'), { items: [] }) });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('7 0'));
  expect(asked).toEqual([]);
});

it('opens nothing in a trial', async () => {
  const { calls } = await listen(4);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('7 0'));
  expect(calls).toEqual([]);
});
