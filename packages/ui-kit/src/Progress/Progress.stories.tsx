import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = { component: Progress, args: { label: 'Turnover' } } satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Empty, partial, full, indeterminate, and with long words. */
export const States: Story = {
  render: () => (
    <>
      <Progress label="Not begun" value={0} text="0 of 1,000" />
      <Progress label="Turnover" value={0.3} text="300 of 1,000" />
      <Progress label="Done" value={1} text="1,000 of 1,000" />
      <Progress label="Uploading" />
      <Progress
        label="Volumen de apuestas necesario para retirar la bonificación de bienvenida"
        value={0.62}
        text="AED 1,250,000.00 de AED 2,000,000.00"
      />
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole<HTMLProgressElement>('progressbar', { name: 'Turnover' });
    await expect([bar.position, bar.ariaValueText]).toEqual([0.3, '300 of 1,000']);
    await expect(canvas.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading' }).position).toBe(-1);
  },
};
