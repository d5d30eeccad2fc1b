import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  component: QrCode,
  args: { text: 'https://play.example/down/android?from=qr', label: 'Scan to download: Android' },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Both sizes, of the panel and of the pages: the code fills its frame up to the margin. */
export const Sizes: Story = {
  parameters: { proves: ['REQ-229'] },
  render: (args) => (
    <>
      <QrCode {...args} size="small" label="Small" />
      <QrCode {...args} label="Usual" />
    </>
  ),
  play: async ({ canvas }) => {
    for (const [name, side, margin] of [['Small', 130, 5] as const, ['Usual', 200, 20] as const]) {
      const code = canvas.getByRole('img', { name });
      await waitFor(() => expect(code.querySelector('svg')).not.toBeNull());
      const outer = code.getBoundingClientRect();
      const inner = code.querySelector('svg')?.getBoundingClientRect();
      await expect([outer.width, outer.height]).toEqual([side, side]);
      await expect([inner?.width, inner?.height]).toEqual([side - 2 * margin, side - 2 * margin]);
    }
  },
};
