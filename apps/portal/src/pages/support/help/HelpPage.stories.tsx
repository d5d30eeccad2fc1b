import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAt } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../testing/untilVisible.ts';

const meta = {
  title: 'Help',
  render: pageAt('/help'),
  parameters: { layout: 'fullscreen', world: {} },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const popup = async (canvas: Canvas) => within(await canvas.findByRole('dialog', { name: 'Help' }));

/** Opened by address: a popup over home with all topics closed and the feedback form. */
export const Topics: PageStory = {
  parameters: { proves: ['REQ-017'] },
  play: async ({ canvas }) => {
    const help = await popup(canvas);
    const field = await help.findByLabelText(/^Your feedback/);
    await waitFor(() => expect(field).toBeVisible());
    await expect(help.getAllByRole('group').length).toBeGreaterThan(0);
    await canvas.findByRole('heading', { level: 1, hidden: true });
  },
};

/** The topic that the address names is open. */
export const Deposit: PageStory = {
  render: pageAt('/help?topic=deposit'),
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Your feedback/);
    const help = await popup(canvas);
    await expect(help.getAllByRole('group').filter((topic) => topic.hasAttribute('open'))).toHaveLength(1);
  },
};

/** The topics without the site's frame and the feedback form. */
export const Alone: PageStory = {
  render: pageAt('/helpmc'),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('group');
    await expect(canvas.queryByLabelText(/^Your feedback/)).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

const write = async (canvas: Canvas, text: string) => {
  await userEvent.type(await canvas.findByLabelText(/^Your feedback/), text);
  await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
};

export const Sent: PageStory = {
  play: async ({ canvas }) => {
    await write(canvas, 'All is well');
    await canvas.findByText('Thank you. Your feedback was sent.');
  },
};

/** Too short: the error is shown without a request, and the draft is kept. */
export const Short: PageStory = {
  play: async ({ canvas }) => {
    await write(canvas, 'Well');
    await canvas.findByText('Use at least 10 characters.');
    await expect(canvas.getByLabelText(/^Your feedback/)).toHaveValue('Well');
  },
};

/** Refused: the error is shown, and the draft is kept. */
export const Refused: PageStory = {
  parameters: { world: { failures: { errors: { sendFeedback: { status: 500 } } } } },
  play: async ({ canvas }) => {
    await write(canvas, 'All is well');
    await canvas.findByRole('alert');
    await expect(canvas.getByLabelText(/^Your feedback/)).toHaveValue('All is well');
  },
};

/** Failed to load: the reason, and a retry. */
export const Failed: PageStory = {
  parameters: { world: { failures: { errors: { getHelpCenter: { status: 500 } } } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Help could not be loaded');
    await untilVisible((await popup(canvas)).getByRole('button', { name: 'Try again' }));
  },
};
