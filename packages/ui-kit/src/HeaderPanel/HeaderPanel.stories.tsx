import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Header } from '../Header/Header.tsx';
import { HouseLogo } from '../testing/house.tsx';
import { inArabic } from '../testing/words.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { HeaderPanel } from './HeaderPanel.tsx';

const meta = {
  component: HeaderPanel,
  args: { label: 'Log in', onClose: fn(), children: <TextField name="username" label="Username" /> },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Header brand={<HouseLogo href="#home" />} navigation={{ label: 'Main', items: [], Panels: () => null }}>
      <Button size="small">Log in</Button>
      <HeaderPanel {...args} />
    </Header>
  ),
} satisfies Meta<typeof HeaderPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Below the bar at its end side, with the focus in its first field. */
export const Open: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Log in' })).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
    await globalThis.pressRealKeys?.('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(globalThis.pressRealKeys === undefined ? 0 : 1));
  },
};

export const Arabic: Story = { decorators: [inArabic], args: { label: 'دخول' } };
