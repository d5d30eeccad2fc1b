import { TextLink } from '@baize/ui-kit/Link';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSite } from '../../../app/SiteContext.ts';
import { gatewayWith } from '../../../testing/gatewayWith.ts';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { LiveChat } from './LiveChat.tsx';

const LIST = '/wps/relay/CBS_modelList';
const LAUNCH = '/wps/relay/CBS_launchChat';
const care = { models: [{ modelId: 'care' }] };
const room = 'https://chat.example/room';
const tenant = { origins: { frames: [], images: [], chat: ['https://chat.example'] } };

/** A page with a way to customer service, as many have. */
function Page() {
  const { effective } = useSite();
  return (
    <>
      <TextLink href={effective.customerService}>Customer service</TextLink>
      <TextLink href="https://help.sample.example/other">Another place</TextLink>
      <LiveChat />
    </>
  );
}

const begin = async (answers: Readonly<Record<string, unknown>>) => {
  const answer = gatewayWith(answers);
  const asked: string[] = [];
  const fetch: typeof answer = (input, init) => {
    asked.push(new URL(new Request(input).url).pathname);
    return answer(input, init);
  };
  await renderInSite(<Page />, '/', { fetch, tenant });
  return { askedFor: (path: string) => asked.filter((one) => one === path).length };
};

// Nothing leads out of a test, whatever is pressed in it.
const stay = (event: Event) => event.preventDefault();
afterEach(() => {
  window.removeEventListener('click', stay);
  vi.useRealTimers();
});

const dialog = () => screen.queryByRole('dialog', { name: 'Live chat' });
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Live chat');
/** Whether a press was taken from the link. */
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

it('leaves customer service as it is where there is no chat, or nobody says so [REQ-227]', async () => {
  for (const answer of [{ models: [] }, new Error('no such call')]) {
    const { askedFor } = await begin({ [LIST]: answer, [LAUNCH]: { chatUrl: room } });
    await waitFor(() => expect(askedFor(LIST)).toBe(1));
    // By now it would be there, if somebody had asked for it.
    await act(async () => void (await import('./ChatPanel.tsx')));
    expect(press()).toBe(false);
    expect(askedFor(LAUNCH)).toBe(0);
  }
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
  expect(screen.getByText('The chat takes long to load. It may open better in a tab.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Open in a new tab' })).toBeTruthy();
  const before = askedFor(LAUNCH);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(askedFor(LAUNCH)).toBe(before + 1));
  await vi.waitFor(() => expect(screen.queryByText('The chat could not be opened')).toBeNull());
  act(() => void vi.advanceTimersByTime(15_000));
  fireEvent.load(frame() as Element);
  expect(screen.queryByText('The chat could not be opened')).toBeNull();
});
