import type { Meta, StoryObj } from '@storybook/react-vite';
import { composeBrand } from '../merchants/brands.ts';
import { settingsOf } from '../toolbar/settings.ts';
import { TokenSheet, type TokenSheetProps } from './TokenSheet.tsx';

const meta = {
  title: 'Tokens',
  parameters: { layout: 'fullscreen' },
  args: { words: 'An evening of good fortune' },
  render: ({ words }, { globals, id }) => (
    <TokenSheet values={composeBrand(settingsOf(globals, id).brand).values} words={words} />
  ),
} satisfies Meta<Pick<TokenSheetProps, 'words'>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tokens: Story = {};
export const InChinese: Story = { globals: { language: 'CN' }, args: { words: '良宵好运' } };
export const InVietnamese: Story = { globals: { language: 'VI' }, args: { words: 'Một buổi tối đầy may mắn' } };
export const InUrdu: Story = { globals: { language: 'UR' }, args: { words: 'خوش قسمتی کی ایک شام' } };
