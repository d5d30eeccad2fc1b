import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAt } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';

const settings = { games: { vendors: ['BAIZE'] } } satisfies PageMeta['parameters']['world']['settings'];

const meta = {
  title: 'Search',
  render: pageAt('/live'),
  parameters: { layout: 'fullscreen', world: { settings } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

/** Ctrl K is all it takes, also as the first thing that somebody does on a page. */
async function openSearch(canvas: Canvas) {
  await canvas.findByRole('heading', { level: 1, name: 'Live casino' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = within(await canvas.findByRole('dialog', { name: 'Search games' }));
  await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
  return dialog;
}

/** Before one types: what others play most, and the arrow keys reach it. */
export const Opened: PageStory = {
  play: async ({ canvas }) => {
    const dialog = await openSearch(canvas);
    const [first] = await dialog.findAllByRole('option');
    await expect(dialog.getByRole('status')).toHaveTextContent('Most played');
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** By the keyboard alone: what answers comes as one types, with covers, and the arrow keys mark it. */
export const Found: PageStory = {
  play: async ({ canvas }) => {
    const dialog = await openSearch(canvas);
    await userEvent.keyboard(' golden koi');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('1 game'));
    const option = dialog.getByRole('option', { name: /^Golden Koi/ });
    await expect(option.querySelector('img')).not.toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.getByRole('combobox')).toHaveFocus();
  },
};

/** Enter without a choice lists the games of that name, also before they are there; a slash typed into a field is a slash. */
export const Sent: PageStory = {
  play: async ({ canvas }) => {
    await openSearch(canvas);
    await userEvent.keyboard('golden{Enter}');
    await canvas.findByRole('heading', { level: 1, name: 'Slots' });
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const field = canvas.getByRole('searchbox', { name: 'Search games' });
    await expect(field).toHaveValue('golden');
    await userEvent.type(field, '/');
    await expect(field).toHaveValue('golden/');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    // What comes last on this page.
    await canvas.findAllByRole('button', { name: /^Favourite: / });
  },
};

/** Nothing answers to it. */
export const NotFound: PageStory = {
  name: 'Not found',
  play: async ({ canvas }) => {
    const dialog = await openSearch(canvas);
    await userEvent.keyboard('zzzz');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('No game has that name'));
    await expect(dialog.queryByRole('option')).toBeNull();
  },
};

/** The gateway does not answer. */
export const Failed: PageStory = {
  parameters: { world: { settings, faults: { errors: { getGameList: { status: 500 } } } } },
  play: async ({ canvas }) => {
    const dialog = await openSearch(canvas);
    await userEvent.keyboard('koi');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('The games could not be loaded'));
  },
};
