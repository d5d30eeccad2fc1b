import { expect, userEvent, waitFor, within } from 'storybook/test';
import { callsOf, pageAt } from '../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../testing/pageInWorld.tsx';

const READ = '/wps/announcements/read';

const meta = {
  title: 'Announcements',
  render: pageAt('/announcements'),
  parameters: { layout: 'fullscreen', world: { settings: { games: { vendors: ['BAIZE'] } } } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const list = async (canvas: Canvas) => within(await canvas.findByRole('main'));

/** A visitor's notices, cut to half of their text until pressed. */
export const Notices: PageStory = {
  play: async ({ canvas }) => {
    const notices = await list(canvas);
    const [first] = await notices.findAllByRole('button', { expanded: false });
    await userEvent.click(first as HTMLElement);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(notices.queryByText(/unread/)).toBeNull();
  },
};

/** A member's inbox: opening an announcement marks it as read at the gateway. */
export const Inbox: PageStory = {
  parameters: { world: { as: 'player' } },
  play: async ({ canvas, ...context }) => {
    const inbox = await list(canvas);
    const [first] = await inbox.findAllByRole('button', { name: /, unread/ });
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(callsOf(context, READ)).toBe(1));
    await waitFor(() => expect(first).not.toHaveAccessibleName(/, unread/));
    await userEvent.click(inbox.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(inbox.getByRole('button', { name: 'Previous' })).toBeEnabled());
    await waitFor(() => expect(context.canvasElement.querySelector('[aria-busy=true]')).toBeNull());
  },
};

/** No announcements: the empty state. */
export const Empty: PageStory = {
  parameters: { world: { rows: { announcements: [] } } },
  play: async ({ canvas }) => {
    const notices = await list(canvas);
    await waitFor(() => expect(notices.getByText('There are no announcements')).toBeVisible());
  },
};

/** Failed to load: the reason, and a retry. */
export const Failed: PageStory = {
  parameters: { world: { as: 'player', failures: { errors: { getInbox: { status: 500 } } } } },
  play: async ({ canvas }) => {
    const inbox = await list(canvas);
    await waitFor(() => expect(inbox.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

/**
 * The entry popup, after the visitor's first input: titles on one side, the selected text on the other. Once closed, it
 * stays closed.
 */
export const OnEntry: PageStory = {
  name: 'On entry',
  render: pageAt('/', {}, true),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.keyboard('{Shift}');
    const popup = within(await canvas.findByRole('dialog', { name: 'Announcements' }));
    await userEvent.click(await popup.findByRole('button', { name: 'Try first, decide later' }));
    await waitFor(() => expect(popup.getByRole('heading', { name: 'Try first, decide later' })).toBeVisible());
    await userEvent.click(popup.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Announcements' })).toBeNull());
  },
};
