import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { StatusScreen } from '../StatusScreen/StatusScreen.tsx';
import { LoadedContent, type LoadedContentProps } from './LoadedContent.tsx';

type Props = LoadedContentProps<readonly string[], string>;

const nothing: Props['of'] = { data: undefined, error: undefined, retry: fn() };

const meta = {
  component: LoadedContent<readonly string[], string>,
  args: {
    of: nothing,
    loading: <Skeleton shape="line" />,
    failed: (error, retry) => (
      <StatusScreen compact kind="error" title={error} action={<Button onClick={retry}>Try again</Button>} />
    ),
    empty: <StatusScreen compact kind="empty" title="No messages yet" />,
    children: (names) => (
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof LoadedContent<readonly string[], string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Failed: Story = { args: { of: { ...nothing, error: 'Could not be loaded' } } };
export const Empty: Story = { args: { of: { ...nothing, data: [] } } };
export const Ready: Story = { args: { of: { ...nothing, data: ['Your deposit has arrived', 'A new mission'] } } };
