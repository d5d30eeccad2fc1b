import type { Meta, StoryObj } from '@storybook/react-vite';
import { placeIcons } from '../Icon/index.ts';
import { pictures } from '../testing/pictures.ts';
import { inArabic } from '../testing/words.tsx';
import { Footer } from './Footer.tsx';
import { FooterTiles } from './FooterTiles.tsx';
import { FooterTopics } from './FooterTopics.tsx';

const meta = {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    columns: [
      {
        title: 'Games',
        items: [
          { label: 'Slots', href: '#slots' },
          { label: 'Live casino', href: '#live' },
        ],
      },
      {
        title: 'Help',
        items: [
          { label: 'Help centre', href: '#help' },
          { label: 'Responsible gaming', href: '#limits' },
        ],
      },
      { title: 'Contact', items: [{ label: 'help@example.com', href: 'mailto:help@example.com' }] },
    ],
    age: { mark: '18+', text: 'Only for adults. Play for fun and within your limits.' },
    legal: '© The house',
  },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Tiles below the links, with a picture or an icon. */
export const Tiles: Story = {
  args: {
    children: (
      <FooterTiles
        label="Go on to"
        tiles={[
          { href: '#odds', title: 'Odds lottery', icon: placeIcons.ticket },
          { href: '#live', title: 'Live casino', icon: placeIcons.live, picture: pictures.coverGems },
          { href: '#sports', title: 'Sports', icon: placeIcons.sports },
        ]}
      />
    ),
  },
};
/** Several links with one address, as for a merchant whose customer service is by e-mail. */
export const OneAddress: Story = {
  args: {
    columns: [
      {
        title: 'Help',
        items: [
          { label: 'Customer service', href: 'mailto:help@example.com' },
          { label: 'help@example.com', href: 'mailto:help@example.com' },
        ],
      },
    ],
  },
};
/** Help topics in one row that scrolls when it is too long. */
export const Topics: Story = {
  args: {
    children: (
      <FooterTopics
        label="Help"
        topics={[
          'How to deposit',
          'How to withdraw',
          'Log-in and password',
          'Games and fairness',
          'Playing responsibly',
        ].map((title) => ({ title, href: `#${title}` }))}
      />
    ),
  },
};
export const NothingToList: Story = { args: { columns: [] } };
export const Arabic: Story = {
  decorators: [inArabic],
  args: {
    columns: [
      {
        title: 'المساعدة',
        items: [
          { label: 'مركز المساعدة', href: '#help' },
          { label: 'اللعب المسؤول', href: '#limits' },
        ],
      },
    ],
    age: { mark: '18+', text: 'للبالغين فقط. العب ضمن حدودك.' },
  },
};
