import { TextLink } from '@baize/ui-kit/Link';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useSite } from '../../../site/SiteContext.ts';
import { gatewayWith } from '../../../testing/gatewayWith.ts';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { LiveChat } from './LiveChat.tsx';

const LIST = '/wps/relay/CBS_modelList';
const LAUNCH = '/wps/relay/CBS_launchChat';
const care = { models: [{ modelId: 'care' }] };
const room = 'https://chat.example/room';
const tenant = { origins: { frames: [], images: [], chat: ['https://chat.example'] } };

/** A page with a link to customer service, and buttons for the browser's history. */
function Page() {
  const { effective } = useSite();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <h1>{pathname}</h1>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
      <button onClick={() => void navigate('/next')}>Go on</button>
      <TextLink href={effective.customerService}>Customer service</TextLink>
      <TextLink href="https://help.sample.example/other">Another place</TextLink>
      <LiveChat />
    </>
  );
}

const begin = async (answers: Readonly<Record<string, unknown>>) => {
  const answer = gatewayWith(answers);
  const asked: URL[] = [];
  const fetch: typeof answer = (input, init) => {
    asked.push(new URL(new Request(input).url));
    return answer(input, init);
  };
  await renderInSite(<Page />, '/start', { fetch, tenant });
  return { asked, askedFor: (path: string) => asked.filter(({ pathname }) => pathname === path).length };
};

// Keeps links from navigating.
const stay = (event: Event) => event.preventDefault();
let afterLeaving = () => {};
afterEach(() => {
  afterLeaving();
  window.removeEventListener('click', stay);
  vi.useRealTimers();
});

const dialog = () => screen.queryByRole('dialog', { name: 'Live chat' });
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Live chat');
/** Presses a link; true when the chat has intercepted the press. */
const press = (name = 'Customer service', how = {}) => {
  let isLeft = false;
  const note = (event: Event) => {
    isLeft = true;
    stay(event);
  };
  window.addEventListener('click', note);
  fireEvent.click(screen.getAllByRole('link', { name }).at(-1) as Element, how);
  window.removeEventListener('click', note);
  return !isLeft;
};
const open = () =>
  waitFor(() => {
    if (dialog() === null) press();
    expect(dialog()).not.toBeNull();
  });

it('opens in a frame over the page where customer service is pressed, and closes again [REQ-227]', async () => {
  await begin({ [LIST]: care, [LAUNCH]: { chatUrl: room } });
  await open();
  await waitFor(() => expect(frame()?.getAttribute('src')).toBe(room));
  expect(frame()?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  fireEvent.load(frame() as Element);
  expect(screen.queryByText('Loading')).toBeNull();
  const tab = vi.spyOn(window, 'open').mockReturnValue(null);
  fireEvent.click(screen.getByRole('button', { name: 'Open in a new tab' }));
  expect(tab).toHaveBeenCalledWith(room, '_blank', 'noopener');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
});

it('leaves other links and presses for another tab alone [REQ-227]', async () => {
  await begin({ [LIST]: care, [LAUNCH]: { chatUrl: room } });
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(press('Another place')).toBe(false);
  for (const how of [{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])
    expect(press('Customer service', how)).toBe(false);
  expect(dialog()).toBeNull();
});

/** A spy for presses that reach the browser; keeps them from navigating. */
const leaving = () => {
  const left = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  window.addEventListener('click', left);
  afterLeaving = () => window.removeEventListener('click', left);
  return left;
};

it('leaves customer service as it is where there is no chat, or nobody says so [REQ-227]', async () => {
  for (const answer of [{ models: [] }, new Error('no such call')]) {
    const { askedFor } = await begin({ [LIST]: answer, [LAUNCH]: { chatUrl: room } });
    await waitFor(() => expect(askedFor(LIST)).toBe(1));
    // The panel's chunk has loaded, and would have been used by now.
    await act(async () => void (await import('./ChatPanel.tsx')));
    expect(press()).toBe(false);
    expect(askedFor(LAUNCH)).toBe(0);
    cleanup();
  }
});

it('holds the first press until it is known whether there is a chat, and then opens it [REQ-227]', async () => {
  const list = Promise.withResolvers<unknown>();
  await begin({ [LIST]: list.promise, [LAUNCH]: { chatUrl: room } });
  const left = leaving();
  const link = screen.getByRole('link', { name: 'Customer service' });
  for (const times of [1, 2]) expect([times, fireEvent.click(link)]).toEqual([times, false]);
  expect([dialog(), left.mock.calls]).toEqual([null, []]);
  await act(async () => list.resolve(care));
  await waitFor(() => expect(dialog()).not.toBeNull());
  expect(left).not.toHaveBeenCalled();
});

it('follows the link of a press that was held, once it is known that there is no chat [REQ-227]', async () => {
  for (const answer of [{ models: [] }, new Error('no such call')]) {
    const list = Promise.withResolvers<unknown>();
    await begin({ [LIST]: list.promise });
    const left = leaving();
    press();
    left.mockClear();
    await act(async () => list.resolve(answer));
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    expect(left.mock.calls[0]?.[0].target).toBe(screen.getByRole('link', { name: 'Customer service' }));
    afterLeaving();
    cleanup();
  }
});

it('holds no press for longer than two seconds, and none that asks for another tab [REQ-227]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await begin({});
  expect(press('Customer service', { ctrlKey: true })).toBe(false);
  expect(press('Another place')).toBe(false);
  const left = leaving();
  expect(fireEvent.click(screen.getByRole('link', { name: 'Customer service' }))).toBe(false);
  act(() => void vi.advanceTimersByTime(1999));
  expect(left).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(left).toHaveBeenCalledTimes(1);
  expect(dialog()).toBeNull();
});

it('lets the player choose among several who answer, and opens at one press [REQ-227]', async () => {
  const models = [{ modelId: 'care' }, { modelId: 'VIP desk' }];
  const { asked, askedFor } = await begin({ [LIST]: { models }, [LAUNCH]: { chatUrl: room } });
  await open();
  const names = screen.getByRole('region', { name: 'Who would you like to contact?' });
  expect(
    within(names)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['care', 'VIP desk']);
  expect([askedFor(LAUNCH), screen.queryByText('Loading')]).toEqual([0, null]);
  fireEvent.click(screen.getByRole('button', { name: 'VIP desk' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(frame()?.getAttribute('src')).toBe(room));
  expect(screen.queryByRole('region')).toBeNull();
  expect(asked.filter(({ pathname }) => pathname === LAUNCH).map(({ search }) => search)).toEqual([
    '?modelId=VIP%20desk',
  ]);
});

const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const place = () => screen.getByRole('heading', { level: 1 }).textContent;

it('is closed by Back, which leaves the page where it is and gives the focus back [REQ-227]', async () => {
  await begin({ [LIST]: care, [LAUNCH]: { chatUrl: room } });
  await click('Go on');
  await open();
  await click('Back');
  expect([dialog(), place()]).toEqual([null, '/next']);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Customer service' }));
  await click('Forward');
  expect([dialog(), place()]).toEqual([null, '/next']);
  await open();
  await click('Close');
  expect(dialog()).toBeNull();
  // No history entry of the chat is left.
  await click('Back');
  expect(place()).toBe('/start');
});

it('lies over another page that comes beneath it, where Back closes it, too [REQ-227]', async () => {
  await begin({ [LIST]: care, [LAUNCH]: { chatUrl: room } });
  await open();
  await waitFor(() => expect(frame()).not.toBeNull());
  const before = frame();
  await click('Go on');
  expect([place(), frame()]).toEqual(['/next', before]);
  await click('Back');
  expect([dialog(), place()]).toEqual([null, '/next']);
});

it('asks for no frame at an address outside the merchant’s origins: customer service is still there [REQ-227]', async () => {
  await begin({ [LIST]: care, [LAUNCH]: { chatUrl: 'https://evil.example/room' } });
  await open();
  expect(await screen.findByText('The chat could not be opened')).toBeTruthy();
  expect(frame()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Open in a new tab' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Contact customer service' }).getAttribute('href')).toBe(
    'https://help.sample.example/',
  );
  expect(press('Contact customer service')).toBe(false);
});

it('says when it is refused, and can be tried again [REQ-227]', async () => {
  const answers: Record<string, unknown> = { [LIST]: care, [LAUNCH]: new Error('closed') };
  await begin(answers);
  await open();
  await screen.findByText('The chat could not be opened');
  answers[LAUNCH] = { chatUrl: room };
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(frame()?.getAttribute('src')).toBe(room));
  expect(screen.queryByText('The chat could not be opened')).toBeNull();
});

it('offers another try after fifteen seconds without a word, and is seen when it comes late [REQ-227]', async () => {
  const { askedFor } = await begin({ [LIST]: care, [LAUNCH]: { chatUrl: room } });
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  press();
  await vi.waitFor(() => expect(frame()).not.toBeNull());
  act(() => void vi.advanceTimersByTime(14_000));
  expect(screen.queryByText('The chat could not be opened')).toBeNull();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByText('The chat is slow to load. Try opening it in a new tab.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Open in a new tab' })).toBeTruthy();
  const before = askedFor(LAUNCH);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(askedFor(LAUNCH)).toBe(before + 1));
  await vi.waitFor(() => expect(screen.queryByText('The chat could not be opened')).toBeNull());
  act(() => void vi.advanceTimersByTime(15_000));
  fireEvent.load(frame() as Element);
  expect(screen.queryByText('The chat could not be opened')).toBeNull();
});
