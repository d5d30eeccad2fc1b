import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pictures } from '../testing/pictures.ts';
import { inArabic } from '../testing/words.tsx';
import { Hero } from './Hero.tsx';

const dunes = {
  id: 'dunes',
  image: pictures.bannerDunes,
  imageNarrow: pictures.bannerDunesNarrow,
  title: 'An evening on the dunes',
  line: 'Forty new games, one quiet sunset.',
  action: { label: 'Play now', href: '#dunes' },
};
const harbour = {
  id: 'harbour',
  image: pictures.bannerHarbour,
  title: 'Lights of the harbour',
  line: 'Tables open all night.',
  action: { label: 'Play now', href: '#harbour' },
};
const peaks = {
  id: 'peaks',
  image: pictures.bannerPeaks,
  title: 'Above the clouds',
  action: { label: 'Play now', href: '#peaks' },
};

const meta = {
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Highlights', banners: [dunes, harbour, peaks] },
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Several banners: paused, and changed by their bullets. */
export const Several: Story = {
  parameters: { proves: ['REQ-208'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Pause|Resume)$/ }, { timeout: 8000 }));
    for (const place of [/2 of 3$/, /1 of 3$/]) {
      const bullet = canvas.getByRole('button', { name: place });
      // A carousel that is still measuring its slides may undo a press.
      await waitFor(async () => {
        await userEvent.click(bullet);
        await waitFor(() => expect(bullet).toHaveAttribute('aria-current', 'true'), { timeout: 1000 });
      });
    }
  },
};

/** One: a picture, no carousel. */
export const One: Story = {
  parameters: { proves: ['REQ-208'] },
  args: { banners: [dunes] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const link = canvas.getByRole('link', { name: /^Play now ?: An evening on the dunes$/ });
    await expect(link).toHaveAttribute('href', '#dunes');
  },
};

export const Two: Story = { args: { banners: [dunes, harbour] } };
export const PictureOnly: Story = {
  args: { banners: [{ id: 'dunes', image: pictures.bannerDunes, action: dunes.action }] },
};
export const PictureFailed: Story = {
  args: { banners: [{ ...dunes, image: pictures.missing, imageNarrow: undefined }] },
};
export const LongWords: Story = {
  args: {
    banners: [
      {
        ...dunes,
        title: 'Willkommensveranstaltung mit außergewöhnlichen Höchstgewinnmöglichkeiten',
        line: 'Teilnahmebedingungen und weiterführende Informationen finden Sie im Hilfebereich.',
      },
    ],
  },
};
export const OnLightPicture: Story = { args: { banners: [{ ...peaks, line: 'Words stay readable on a light sky.' }] } };
/** Right to left: the picture is flipped, the text stays at the start. */
export const Arabic: Story = {
  name: 'Right to left',
  decorators: [inArabic],
  args: {
    label: 'أبرز العروض',
    banners: [
      {
        ...dunes,
        title: 'أمسية بين الكثبان',
        line: 'أربعون لعبة جديدة وغروب هادئ.',
        action: { label: 'العب الآن', href: '#dunes' },
      },
      {
        ...harbour,
        title: 'أضواء الميناء',
        line: 'طاولات مفتوحة طوال الليل.',
        action: { label: 'العب الآن', href: '#harbour' },
      },
    ],
  },
};
