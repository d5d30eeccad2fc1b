import { lacquer } from '@baize/theme-lacquer';
import { neon } from '@baize/theme-neon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { composeTheme } from '@baize/theme/compose';
import { composeBrand } from '../merchants/brands.ts';
import { settingsOf } from '../toolbar/settings.ts';
import { ContrastTable } from './ContrastTable.tsx';

const meta = {
  component: ContrastTable,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContrastTable>;
export default meta;

type Story = StoryObj<typeof meta>;

const ofLacquer = { title: lacquer.name, measures: composeTheme({ theme: lacquer }).measures };
const ofNeon = { title: neon.name, measures: composeTheme({ theme: neon }).measures };

export const OfTheMerchant: Story = {
  args: { title: '', measures: [] },
  render: (_, { globals, id }) => {
    const { brand } = settingsOf(globals, id);
    return <ContrastTable title={brand.name} measures={composeBrand(brand).measures} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /0 below the minimum$/ })).toBeVisible();
  },
};
export const LacquerDark: Story = { args: { ...ofLacquer, scheme: 'dark' } };
export const LacquerLight: Story = { args: { ...ofLacquer, scheme: 'light' } };
export const NeonDark: Story = { args: { ...ofNeon, scheme: 'dark' } };
export const NeonLight: Story = { args: { ...ofNeon, scheme: 'light' } };
