import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAt } from '../../testing/pageInWorld.tsx';

const meta = {
  render: pageAt('/'),
  parameters: { layout: 'fullscreen', world: {} },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  name: 'Visitor: shelves of games; log in, and no link to a page that is not there (REQ-040, REQ-045)',
  play: async ({ canvas }) => {
    const slots = await canvas.findByRole('region', { name: 'Slots' });
    await waitFor(() => expect(within(slots).getAllByRole('article').length).toBeGreaterThan(3));
    const header = within(canvas.getAllByRole('banner')[0] ?? slots);
    await expect(header.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await expect(header.queryByRole('link', { name: 'Register' })).toBeNull();
  },
};

export const OneVendor: Story = {
  name: 'One vendor chosen, then all again (REQ-175)',
  play: async ({ canvas }) => {
    const slots = await canvas.findByRole('region', { name: 'Slots' });
    const [chip] = await within(slots).findAllByRole('button', { pressed: false });
    if (chip === undefined) throw new Error('The shelf has no vendors.');
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(slots).not.toHaveAttribute('aria-busy'));
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Player: Story = {
  parameters: { world: { as: 'player' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Account: player' });
    await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
  },
};

export const Trial: Story = {
  name: 'Trial account: playing for money needs a real one (REQ-011, REQ-190)',
  parameters: { world: { as: 'trial' } },
  play: async ({ canvas }) => {
    const slots = await canvas.findByRole('region', { name: 'Slots' });
    const [play] = await within(slots).findAllByRole('button', { name: /^Play/ });
    if (play === undefined) throw new Error('The shelf has no game to play.');
    await userEvent.click(play);
    const dialog = await canvas.findByRole('alertdialog', { name: 'You need a real account' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

export const Loading: Story = {
  name: 'Loading: covers in their shape hold the place',
  parameters: { world: { faults: { latency: 20_000 } } },
  play: async ({ canvas }) => {
    const slots = await canvas.findByRole('region', { name: 'Slots' });
    await expect(slots).toHaveAttribute('aria-busy', 'true');
  },
};

const broken = { status: 500 };

export const Failed: Story = {
  name: 'Failed: each shelf says so and tries again (REQ-182)',
  parameters: { world: { faults: { errors: { getGameList: broken, getGameVendors: broken } } } },
  play: async ({ canvas }) => {
    const slots = await canvas.findByRole('region', { name: 'Slots' });
    await within(slots).findByText('The games could not be loaded');
    await expect(within(slots).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
