import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { placeIcons } from '../Icon/index.ts';
import { NarrowPlace } from '../testing/narrow.styles.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Tabs } from './Tabs.tsx';

function Working(props: ComponentProps<typeof Tabs>) {
  const [selected, setSelected] = useState(props.selected);
  return <Tabs {...props} selected={selected} onSelect={setSelected} />;
}

const meta = {
  component: Tabs,
  render: (args) => <Working {...args} />,
  args: {
    label: 'My games',
    selected: 'recent',
    onSelect: fn(),
    tabs: [
      { id: 'recent', label: 'Recently played', count: '12', content: <TextField label="Search" name="search" /> },
      { id: 'favourites', label: 'Favourites', icon: 'heart', content: <p>The hearts.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Text typed in one tab is kept while another is shown. */
export const Switched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'kites');
    await userEvent.click(canvas.getByRole('tab', { name: 'Favourites' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Favourites' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Recently played 12' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('kites');
  },
};

/** More tabs than fit, with long words: the row scrolls to the selected tab, the page does not. */
export const Many: Story = {
  render: (args) => (
    <NarrowPlace>
      <Working {...args} />
    </NarrowPlace>
  ),
  args: {
    selected: 'sports',
    tabs: Object.entries(placeIcons).map(([id, icon]) => ({
      id,
      label: `Juegos de ${id}`,
      icon,
      content: <p>{id}</p>,
    })),
  },
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(shown.left).toBeGreaterThanOrEqual(row.left);
    await expect(shown.right).toBeLessThanOrEqual(row.right);
  },
};
