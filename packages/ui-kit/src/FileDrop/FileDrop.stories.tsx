import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FileDrop } from './FileDrop.tsx';
import type { FileRefusal } from './takeFiles.ts';

function Working(props: ComponentProps<typeof FileDrop>) {
  const [files, setFiles] = useState(props.files);
  return <FileDrop {...props} files={files} onChange={setFiles} />;
}

const picture = (name: string, type = 'image/png', bytes = 3) =>
  new File(['x'.repeat(bytes)], name, { type, lastModified: 1 });

const reasons = { type: 'is no picture', size: 'is too large', count: 'is one too many', double: 'is there already' };
const sayRefusal = ({ file, reason }: FileRefusal) => `${file.name} ${reasons[reason]}`;

const meta = {
  component: FileDrop,
  render: (args) => <Working {...args} />,
  args: {
    label: 'Proof',
    name: 'proof',
    types: ['image/png', 'image/jpeg'],
    maxBytes: 10,
    maxCount: 3,
    files: [],
    onChange: fn(),
    prompt: 'Choose pictures or drop them here',
    hint: 'PNG or JPG, up to 3, each less than 5 MB',
    sayFile: () => '1.2 MB',
    sayRefusal,
    sayRemove: ({ name }) => `Remove ${name}`,
  },
} satisfies Meta<typeof FileDrop>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Two files accepted; each of the others refused with its reason. */
export const Refused: Story = {
  args: { files: [picture('bill.png')] },
  play: async ({ canvas }) => {
    const files = [
      picture('a_very_long_name_of_a_file_that_came_from_some_telephone_20261122.png'),
      picture('notes.txt', 'text/plain'),
      picture('huge.jpg', 'image/jpeg', 11),
      picture('bill.png'),
      picture('third.jpg', 'image/jpeg'),
      picture('fourth.jpg', 'image/jpeg'),
    ];
    await userEvent.upload(canvas.getByLabelText('Proof'), files, { applyAccept: false });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    for (const text of ['notes.txt is no', 'huge.jpg is too', 'bill.png is there', 'fourth.jpg is one']) {
      await expect(canvas.getByText(new RegExp(text))).toBeVisible();
    }
  },
};

export const Empty: Story = { args: { required: true, error: 'Add a picture of your bill' } };
