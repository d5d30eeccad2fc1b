import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Accordion } from './Accordion.tsx';

const answer = 'A deposit is credited within ten minutes. Large amounts are looked at by a person first.';

const meta = {
  component: Accordion,
  args: {
    headingLevel: 3,
    sections: [
      { id: 'deposit', title: 'When is my deposit credited?', open: true, content: <p>{answer}</p> },
      { id: 'withdraw', title: 'How do I withdraw?', aside: 'Until 31 December', content: <p>{answer}</p> },
      {
        id: 'long',
        title: 'Responsabilidad extracontractual y autoexclusión voluntaria de los jugadores registrados',
        aside: 'Ilimitado',
        content: <p>{answer}</p>,
      },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

/** One at a time: opening a section closes the one that was open. */
export const OneAtATime: Story = {
  name: 'One at a time',
  args: { exclusive: true },
  play: async ({ canvas, canvasElement }) => {
    const open = () => [...canvasElement.querySelectorAll('details')].map((each) => each.open);
    await expect(open()).toEqual([true, false, false]);
    await userEvent.click(canvas.getByText('How do I withdraw?'));
    await expect(open()).toEqual([false, true, false]);
    await userEvent.click(canvas.getByText('How do I withdraw?'));
    await expect(open()).toEqual([false, false, false]);
  },
};
