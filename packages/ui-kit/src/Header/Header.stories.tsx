import { moreIcons } from '../Icon/index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Balance } from '../Balance/Balance.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { HouseLogo } from '../testing/house.tsx';
import { HousePanels } from '../testing/HousePanels.tsx';
import { arabicPlaces, longPlaces, places } from '../testing/places.ts';
import { inArabic } from '../testing/words.tsx';
import { SchemeSwitch } from '../SchemeSwitch/SchemeSwitch.tsx';
import { Header } from './Header.tsx';

const brand = <HouseLogo href="#home" />;

const switches = (
  <>
    <LanguageSwitch
      label="Language"
      value="EN"
      options={[
        { code: 'EN', tag: 'en', name: 'English' },
        { code: 'CN', tag: 'zh-Hans', name: '简体中文' },
      ]}
      onChange={fn()}
    />
    <SchemeSwitch label="Theme" onToggle={fn()} />
  </>
);

const visitor = (logIn: string, register: string) => (
  <>
    <ButtonLink href="#login" variant="quiet">
      {logIn}
    </ButtonLink>
    <ButtonLink href="#register" variant="main">
      {register}
    </ButtonLink>
  </>
);

const meta = {
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    brand,
    navigation: { label: 'Games', items: places, Panels: HousePanels },
    onMenu: fn(),
    tools: switches,
    children: visitor('Log in', 'Register'),
  },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Visitor: 64 px high, log in quiet, register main. */
export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThanOrEqual(65);
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
  },
};

/** Member: balance with refresh, account. */
export const Member: Story = {
  args: {
    children: (
      <>
        <Balance label="Balance" amount="¥1,234.56" refreshLabel="Refresh" refreshing={false} onRefresh={fn()} />
        <Menu
          label="moonlit_river, account"
          icon="user"
          text="moonlit_river"
          items={[{ id: 'logOut', label: 'Log out', icon: moreIcons.logOut, onSelect: fn() }]}
        />
      </>
    ),
  },
};

export const LongWords: Story = {
  args: {
    navigation: { label: 'Juegos', items: longPlaces, Panels: HousePanels },
    children: visitor('Iniciar sesión', 'Crear una cuenta'),
  },
};

export const Arabic: Story = {
  decorators: [inArabic],
  args: {
    navigation: { label: 'الألعاب', items: arabicPlaces, Panels: HousePanels },
    children: visitor('دخول', 'تسجيل'),
  },
};
