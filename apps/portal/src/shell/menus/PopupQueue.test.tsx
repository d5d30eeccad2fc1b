import { examples } from '@baize/gateway-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { gatewayWith } from '../../testing/gatewayWith.ts';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { PopupQueue } from './PopupQueue.tsx';

const startUp = { merchant: { code: 'sample', currency: 'CNY' }, timeZone: 'Asia/Shanghai' };
const popup = [{ id: 'a', title: 'Maintenance tonight', content: '<p>x</p>', noExpiry: 1, execution: 'B' }];
const announced = { banners: [], player: [], popup, promotion: [] };

/** Renders the queue at an address, with one announcement for visitors. Returns the paths that have been called. */
const renderAt = async (path: string) => {
  const asked: string[] = [];
  const answer = gatewayWith({
    '/wps/system/permission': startUp,
    '/wps/relay/MCSFE_getListAnnouncements': announced,
  });
  await renderInSite(<PopupQueue />, path, {
    startsUp: true,
    fetch: (input) => {
      asked.push(new URL(new Request(input).url).pathname);
      return answer(input);
    },
  });
  return asked;
};

it('opens the announcements on entry of a page', async () => {
  await renderAt('/live');
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it.each(['/rng', '/seamless?vassalage=V&gameCode=1'])(
  'opens nothing on the game page %s [REQ-023] [REQ-204]',
  async (path) => {
    const asked = await renderAt(path);
    await vi.waitFor(() => expect(asked).toContain('/wps/system/permission'));
    expect(asked).not.toContain('/wps/relay/MCSFE_getListAnnouncements');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

const focus = (field: HTMLElement | null): void => field?.focus();

it('opens what is announced without a gesture, but not while somebody types (D48)', async () => {
  const answer = gatewayWith({ '/wps/relay/MCSFE_getListAnnouncements': examples.getAnnouncements });
  const fetch = vi.fn<typeof answer>(answer);
  await renderInSite(
    <>
      <input aria-label="Name" ref={focus} />
      <PopupQueue />
    </>,
    '/',
    { fetch },
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  // Enough turns for the answers to be read and rendered.
  for (let turn = 0; turn < 20; turn += 1)
    await act(async () => void (await answer('http://sample/wps/relay/MCSFE_getListAnnouncements')));
  expect(document.querySelector('[data-auto-popup]')).toBeNull();
  act(() => screen.getByLabelText('Name').blur());
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
