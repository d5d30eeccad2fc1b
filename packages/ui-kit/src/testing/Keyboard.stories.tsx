import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { FavouriteButton } from '../FavouriteButton/FavouriteButton.tsx';
import { GameCard } from '../GameCard/GameCard.tsx';
import { GameShelf } from '../GameShelf/GameShelf.tsx';
import { Hero } from '../Hero/Hero.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { pictures } from './pictures.ts';
import { places } from './places.ts';
import { walkKeys } from './walkKeys.ts';

/** Keyboard behaviour by the patterns of the ARIA authoring practices: one table per pattern, run with real keys. */
const meta = { title: 'Keyboard', tags: ['both-directions'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const BACK = '{Shift>}{Tab}{/Shift}';

const handleLogOut = fn();

/** Menu button: up and down wrap around, left and right do nothing, Tab and Escape close. */
export const MenuButton: Story = {
  render: () => (
    <Menu
      label="river, account"
      icon="user"
      text="river"
      items={[
        { id: 'member', label: 'Profile', href: '#member' },
        { id: 'help', label: 'Help', href: '#help' },
        { id: 'logOut', label: 'Log out', onSelect: handleLogOut },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    handleLogOut.mockClear();
    const trigger = canvas.getByRole('button', { name: 'river, account' });
    const shown = () => (trigger.getAttribute('aria-expanded') === 'true' ? 'open' : 'closed');
    await walkKeys(trigger, shown, [
      ['{Enter}', 'Profile', 'open'],
      ['{ArrowDown}', 'Help', 'open'],
      ['{ArrowLeft}', 'Help', 'open'],
      ['{ArrowRight}', 'Help', 'open'],
      ['{ArrowUp}', 'Profile', 'open'],
      ['{ArrowUp}', 'Log out', 'open'],
      ['{ArrowDown}', 'Profile', 'open'],
      ['{End}', 'Log out', 'open'],
      ['{Home}', 'Profile', 'open'],
      ['{Escape}', 'river, account', 'closed'],
      [' ', 'Profile', 'open'],
      ['{End}', 'Log out', 'open'],
      ['{Enter}', 'river, account', 'closed'],
    ]);
    await expect(handleLogOut).toHaveBeenCalledTimes(1);
    await walkKeys(trigger, shown, [['{Enter}', 'Profile', 'open']]);
    await globalThis.pressRealKeys?.('{Tab}');
    await expect(shown()).toBe('closed');
  },
};

function Modals() {
  const [open, setOpen] = useState<'dialog' | 'must answer' | 'drawer'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button onClick={() => setOpen('dialog')}>Open</Button>
      <Button onClick={() => setOpen('must answer')}>Ask</Button>
      <Button onClick={() => setOpen('drawer')}>Menu</Button>
      <Dialog title="Dialog" open={open === 'dialog'} onClose={close} actions={<Button>Save</Button>}>
        <Checkbox name="news">News</Checkbox>
      </Dialog>
      <Dialog
        title="Question"
        role="alertdialog"
        dismissible={false}
        open={open === 'must answer'}
        onClose={close}
        actions={<Button onClick={close}>Stay</Button>}
      />
      <Drawer label="Games" open={open === 'drawer'} onClose={close} items={places} />
    </>
  );
}

/** Dialog: the focus enters, is trapped, and returns; Escape closes dismissible dialogs. */
export const ModalDialog: Story = {
  render: () => <Modals />,
  play: async ({ canvas, canvasElement }) => {
    const opened = () => [...canvasElement.querySelectorAll('dialog[open]')];
    const shown = () =>
      opened()
        .map((one) => one.ariaLabel ?? one.querySelector('[data-title]')?.textContent)
        .join();
    await walkKeys(canvas.getByRole('button', { name: 'Open' }), shown, [
      ['{Enter}', 'News', 'Dialog'],
      ['{Tab}', 'Save', 'Dialog'],
      ['{Tab}', 'Close', 'Dialog'],
      [BACK, 'Save', 'Dialog'],
      ['{Escape}', 'Open', ''],
      [' ', 'News', 'Dialog'],
      ['{Tab}', 'Save', 'Dialog'],
      ['{Tab}', 'Close', 'Dialog'],
      ['{Enter}', 'Open', ''],
      ['{Tab}', 'Ask', ''],
      ['{Enter}', 'Stay', 'Question'],
      ['{Escape}', 'Stay', 'Question'],
      ['{Escape}', 'Stay', 'Question'],
      ['{Enter}', 'Ask', ''],
      ['{Tab}', 'Menu', ''],
      ['{Enter}', 'Close', 'Games'],
      ['{Escape}', 'Menu', ''],
    ]);
  },
};

const banner = (id: string, image: string) => ({ id, image, title: id, action: { label: 'Play', href: `#${id}` } });

/** Carousel: Tab moves from the current slide to the bullets and the pause button, never to a hidden slide. */
export const Carousel: Story = {
  render: () => (
    <Hero label="Highlights" banners={[banner('Dunes', pictures.bannerDunes), banner('Peaks', pictures.bannerPeaks)]} />
  ),
  play: async ({ canvas }) => {
    const still = await canvas.findByRole('button', { name: 'Resume' });
    const shown = () => canvas.getByRole('button', { name: /^(?:Pause|Resume)$/ }).textContent;
    const link = canvas.getByRole('link', { name: /Dunes/ });
    await expect(still).toBeVisible();
    await walkKeys(link, shown, [
      ['{Tab}', 'Slide 1 of 2', 'Resume'],
      ['{ArrowDown}', 'Slide 2 of 2', 'Resume'],
      ['{End}', 'Resume', 'Resume'],
      ['{Enter}', 'Pause', 'Pause'],
      [' ', 'Resume', 'Resume'],
      ['{Home}', 'Slide 1 of 2', 'Resume'],
    ]);
    await globalThis.pressRealKeys?.(BACK);
    await expect(link).toHaveFocus();
  },
};

function Card() {
  const [pressed, setPressed] = useState(false);
  return (
    <GameCard
      name="Kites"
      vendor="Reels"
      play={{ href: '#play' }}
      tryGame={{ onSelect: fn() }}
      favourite={<FavouriteButton label="Favourite: Kites" pressed={pressed} onPress={() => setPressed(!pressed)} />}
    />
  );
}

/** Toggle button, on a game card: Tab reaches each control once, Enter and the space bar press the heart. */
export const ToggleButton: Story = {
  render: () => <Card />,
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Favourite: Kites' });
    const shown = () => String(heart.getAttribute('aria-pressed'));
    await walkKeys(heart, shown, [
      ['{Enter}', 'Favourite: Kites', 'true'],
      [' ', 'Favourite: Kites', 'false'],
    ]);
  },
};

/** Layout grid, on a shelf of games: one tab stop, with arrow keys between cards and within a card. */
export const Grid: Story = {
  render: () => (
    <GameShelf title="Slots" more={{ label: 'All', href: '#all' }}>
      <Card />
      <GameCard name="Tides" vendor="Reels" play={{ href: '#tides' }} />
    </GameShelf>
  ),
  play: async ({ canvas }) => {
    const play = canvas.getByRole('link', { name: 'Play Kites' });
    const shown = () => String(play.closest('section')?.querySelectorAll('[tabindex="0"]').length ?? 0);
    const forward = getComputedStyle(play).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await walkKeys(play, () => '', [
      [forward, 'Play Tides', ''],
      [forward, 'Play Tides', ''],
      ['{Home}', 'Play Kites', ''],
      ['{ArrowDown}', 'Demo Kites', ''],
      ['{ArrowDown}', 'Favourite: Kites', ''],
      ['{ArrowUp}', 'Demo Kites', ''],
      ['{End}', 'Play Tides', ''],
      ['{ArrowUp}', 'All : Slots', ''],
    ]);
    await globalThis.pressRealKeys?.('{Tab}');
    if (globalThis.pressRealKeys) await expect(shown()).toBe('1');
  },
};
