import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pictures } from '../testing/pictures.ts';
import { inArabic } from '../testing/words.tsx';
import { BannerCarousel } from './BannerCarousel.tsx';

const Room = styled.div`
  position: relative;
  inline-size: min(100%, 34rem);
  block-size: 28rem;
`;

const Strip = styled(Room)`
  block-size: 8rem;
`;

const dunes = {
  id: 'dunes',
  image: pictures.bannerDunes,
  title: 'An evening on the dunes',
  line: 'Forty new games, one quiet sunset.',
  link: { href: '#dunes', label: 'Promotions' },
  mirrors: true,
};
const harbour = { id: 'harbour', image: pictures.bannerHarbour, title: 'Lights of the harbour' };
const peaks = { id: 'peaks', image: pictures.bannerPeaks, link: { href: '#peaks', label: 'Help' } };

const meta = {
  component: BannerCarousel,
  args: { label: 'What’s new', banners: [dunes, harbour, peaks] },
  render: (args) => (
    <Room>
      <BannerCarousel {...args} />
    </Room>
  ),
} satisfies Meta<typeof BannerCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Several banners in rotation; paused, and changed by their bullets. */
export const Several: Story = {
  parameters: { proves: ['REQ-208'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Pause|Resume)$/ }, { timeout: 8000 }));
    const bullet = canvas.getByRole('button', { name: /2 of 3$/ });
    // A carousel that is still measuring its slides may undo a press.
    await waitFor(async () => {
      await userEvent.click(bullet);
      await waitFor(() => expect(bullet).toHaveAttribute('aria-current', 'true'), { timeout: 1000 });
    });
  },
};

/** A single banner is a link around picture and text, without a carousel. */
export const One: Story = {
  parameters: { proves: ['REQ-208'] },
  args: { banners: [dunes] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const link = canvas.getByRole('link', { name: 'An evening on the dunes' });
    const { x, y } = canvasElement.querySelector('section')?.getBoundingClientRect() ?? { x: 0, y: 0 };
    await expect(document.elementFromPoint(x + 20, y + 20)).toBe(link);
  },
};

/** A banner without a link: picture and text. */
export const LeadsNowhere: Story = { args: { banners: [harbour] } };

/** A banner without text: the link's label is its accessible name. */
export const PictureOnly: Story = {
  args: { banners: [peaks] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '#peaks');
  },
};

/** `wordless`: the banner's text is for screen readers only. */
export const Wordless: Story = {
  args: { wordless: true, banners: [harbour] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Lights of the harbour' })).toBeVisible();
    await expect(canvas.queryByText('Lights of the harbour')).toBeNull();
  },
};

export const PictureFailed: Story = { args: { banners: [{ ...dunes, image: pictures.missing }] } };

const long = {
  ...dunes,
  title: 'Willkommensveranstaltung mit außergewöhnlichen Höchstgewinnmöglichkeiten',
  line: 'Teilnahmebedingungen und weiterführende Informationen finden Sie im Hilfebereich.',
};

export const LongWords: Story = { args: { banners: [long, harbour] } };

/** A strip over a form: a title of two lines at most, beside the controls. */
export const InAStrip: Story = {
  args: { banners: [long, harbour] },
  render: (args) => (
    <Strip>
      <BannerCarousel {...args} />
    </Strip>
  ),
};

/** Right to left: a picture with `mirrors` is flipped. */
export const Arabic: Story = {
  name: 'Right to left',
  decorators: [inArabic],
  args: {
    label: 'الجديد',
    banners: [
      { ...dunes, title: 'أمسية بين الكثبان', line: 'أربعون لعبة جديدة وغروب هادئ.' },
      { ...harbour, title: 'أضواء الميناء' },
    ],
  },
};
