import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { inArabic } from '../testing/words.tsx';
import { StatusScreen } from './StatusScreen.tsx';

const meta = {
  component: StatusScreen,
  args: {
    kind: 'notFound',
    title: 'This page does not exist',
    text: 'It may have moved. The games are on the home page.',
    action: <Button variant="main">Go home</Button>,
  },
} satisfies Meta<typeof StatusScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
export const Error: Story = {
  args: {
    kind: 'error',
    title: 'Something went wrong on our side',
    text: 'Try again; if it stays, tell the help desk this reference.',
    detail: { label: 'Reference', value: 'b7f2-41c9' },
    action: (
      <>
        <Button variant="main">Try again</Button>
        <ButtonLink href="#service">Customer service</ButtonLink>
      </>
    ),
  },
};
export const Maintenance: Story = {
  args: {
    kind: 'maintenance',
    title: 'We are working on the house',
    text: 'We expect to be back at 18:00. Your balance is safe.',
    action: <Button>Customer service</Button>,
  },
};
/** Blocked, with the visitor’s address. */
export const Blocked: Story = {
  args: {
    kind: 'blocked',
    title: 'Not available where you are',
    text: 'The rules of your region do not allow us to offer our games.',
    detail: { label: 'Your address', value: '203.0.113.7' },
    action: <Button>Customer service</Button>,
  },
};
export const Empty: Story = {
  args: { kind: 'empty', title: 'No games here yet', text: 'Choose another vendor.', action: undefined, compact: true },
};
export const Compact: Story = {
  args: {
    kind: 'error',
    title: 'The games could not be fetched',
    text: 'Check your connection.',
    compact: true,
    action: <Button>Try again</Button>,
  },
};
export const LongWords: Story = {
  args: {
    title: 'Die angeforderte Unterseite konnte unter dieser Adresse leider nicht gefunden werden',
    text: 'Möglicherweise wurde sie verschoben, umbenannt oder ist vorübergehend nicht verfügbar; die Startseite hilft weiter.',
  },
};
export const Arabic: Story = {
  decorators: [inArabic],
  args: {
    title: 'هذه الصفحة غير موجودة',
    text: 'ربما نُقلت. الألعاب في الصفحة الرئيسية.',
    action: <Button variant="main">الصفحة الرئيسية</Button>,
  },
};
