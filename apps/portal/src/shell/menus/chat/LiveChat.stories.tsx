import type { WorldWish } from '@baize/worlds';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { callsOf, pageAt } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../testing/untilVisible.ts';

const chat = { models: ['care'] };
// No resources, whose origins the merchant would have to allow as well.
const resources: [] = [];
const letIn = { origins: { frames: [], images: [], chat: ['http://games.localhost:*'] } };

const meta = {
  title: 'Live chat',
  render: pageAt('/login', letIn),
  // The frame's content belongs to another site, and is missing in a test.
  parameters: { layout: 'fullscreen', world: { settings: { chat, resources } }, a11y: { options: { iframes: false } } },
} satisfies PageMeta;
export default meta;

type Context = Parameters<NonNullable<PageStory['play']>>[0];

const LAUNCH = '/wps/relay/CBS_launchChat';

const stay = (event: Event) => event.preventDefault();

/** The link to customer service in the page itself, not in its footer. */
const serviceLink = async (canvas: Context['canvas']) =>
  within(await canvas.findByRole('main')).findByRole('link', { name: 'Customer service' });

/** Presses customer service until the chat has opened; the link itself is kept from navigating. */
const openChat = async ({ canvas }: Pick<Context, 'canvas'>) => {
  window.addEventListener('click', stay);
  // Loads the parts of the frame that come with the first interaction.
  await userEvent.click(await canvas.findByRole('main'));
  const link = await serviceLink(canvas);
  await waitFor(async () => {
    if (canvas.queryByRole('dialog') === null) await userEvent.click(link);
    await untilVisible(canvas.getByRole('dialog', { name: 'Live chat' }));
  });
  window.removeEventListener('click', stay);
  return within(canvas.getByRole('dialog', { name: 'Live chat' }));
};

/** The chat opens in a frame over the page, once, and is removed when it closes. */
export const Open: PageStory = {
  parameters: { proves: ['REQ-227'] },
  play: async (context) => {
    const panel = await openChat(context);
    const frame = await panel.findByTitle<HTMLIFrameElement>('Live chat');
    await expect(new URL(frame.src).pathname).toBe('/chat');
    await expect(new URL(frame.src).origin).not.toBe(window.location.origin);
    await expect(frame).toHaveAttribute('sandbox');
    await expect(callsOf(context, LAUNCH)).toBe(1);
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await expect(context.canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Several contacts: the player chooses one, and the chat with it opens. */
export const Several: PageStory = {
  name: 'Several who answer',
  parameters: { proves: ['REQ-227'], world: { settings: { chat: { models: ['care', 'VIP desk'] }, resources } } },
  play: async (context) => {
    const panel = await openChat(context);
    const names = within(panel.getByRole('region', { name: 'Who would you like to contact?' }));
    await expect(names.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['care', 'VIP desk']);
    await expect(callsOf(context, LAUNCH)).toBe(0);
    await userEvent.click(names.getByRole('button', { name: 'VIP desk' }));
    await expect(panel.getByRole('button', { name: 'Close' })).toHaveFocus();
    await panel.findByTitle('Live chat');
    await expect(callsOf(context, LAUNCH)).toBe(1);
  },
};

/** A chat that fails to open, with the usual link to customer service. */
const notOpened = (world: WorldWish, render = pageAt('/login', letIn)): PageStory => ({
  render,
  parameters: { proves: ['REQ-227'], world },
  play: async (context) => {
    const panel = await openChat(context);
    await panel.findByText('The chat could not be opened');
    await expect(panel.queryByTitle('Live chat')).toBeNull();
    await untilVisible(panel.getByRole('button', { name: 'Try again' }));
    await expect(panel.getByRole('link', { name: 'Contact customer service' })).toHaveAttribute('href');
  },
});

/** The gateway refuses: no contact is available. */
export const Refused: PageStory = notOpened({
  settings: { chat, resources },
  failures: { errors: { launchChat: { code: 'chatUnavailable' } } },
});

/** The gateway returns an address outside the merchant's chat origins. */
export const Elsewhere: PageStory = notOpened({
  settings: { chat: { ...chat, url: 'https://elsewhere.example/chat' }, resources },
});

/** The merchant has no chat: the link navigates as usual. */
export const NoChat: PageStory = {
  name: 'No chat',
  parameters: { proves: ['REQ-227'], world: { settings: { chat: { models: [] }, resources } } },
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole('main'));
    await waitFor(() => expect(callsOf(context, '/wps/relay/CBS_modelList')).toBe(1));
    const link = await serviceLink(canvas);
    let isLeft = false;
    const note = (event: Event) => {
      isLeft = true;
      event.preventDefault();
    };
    window.addEventListener('click', note);
    await userEvent.click(link);
    // A press before the answer is held until it comes, for two seconds at most.
    await waitFor(() => expect(isLeft).toBe(true), { timeout: 5000 });
    window.removeEventListener('click', note);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
