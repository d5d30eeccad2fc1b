import type { Meta, StoryObj } from '@storybook/react-vite';
import { NarrowPlace } from '../testing/narrow.styles.ts';
import { Stepper } from './Stepper.tsx';

const steps = [
  { id: 'phone', label: 'Teléfono móvil' },
  { id: 'details', label: 'Datos personales' },
  { id: 'proof', label: 'Comprobante de residencia' },
  { id: 'done', label: 'Confirmación' },
];

const meta = {
  component: Stepper,
  args: { label: 'Registration', steps, current: 'proof', doneText: 'hecho' },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first step, a middle one, all done, and a narrow place. */
export const States: Story = {
  render: (args) => (
    <>
      <Stepper {...args} label="Begun" current="phone" />
      <Stepper {...args} label="On the way" />
      <Stepper {...args} label="Done" current={undefined} />
      <NarrowPlace>
        <Stepper {...args} label="Narrow" />
      </NarrowPlace>
    </>
  ),
};
