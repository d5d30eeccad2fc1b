import { examples, failed } from '@baize/gateway-sdk/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAnswering } from '../../../testing/pageAnswering.tsx';
import { pageAt, scrollsSideways, type PageMeta, type PageStory } from '../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../testing/untilVisible.ts';

const PAGE = '/member/profile';
const { getProfile: profile } = examples;

const page = (stubs: Parameters<typeof pageAnswering>[1]) => pageAnswering(PAGE, { ...examples, ...stubs });

const meta = {
  title: 'Profile settings',
  render: pageAt(PAGE),
  parameters: { layout: 'fullscreen', world: { as: 'player' } },
} satisfies PageMeta;
export default meta;

/** Nickname: a look-alike and a name of the staff are refused at the field, another one is saved. */
export const Nickname: PageStory = {
  parameters: { proves: ['D60'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change nickname' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Change nickname' }));
    const field = dialog.getByLabelText(/^New nickname/u);
    for (const refused of ['Pаypal', 'adm1n']) {
      await userEvent.clear(field);
      await userEvent.type(field, refused);
      await userEvent.click(dialog.getByRole('button', { name: 'Save nickname' }));
      await expect(field).toBeInvalid();
    }
    await userEvent.clear(field);
    await userEvent.type(field, 'Happy Koi');
    await userEvent.click(dialog.getByRole('button', { name: 'Save nickname' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getAllByText('Happy Koi').length).toBeGreaterThan(0));
  },
};

/** Picture: one of twelve drawn ones. */
export const Picture: PageStory = {
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Your picture' }));
    await expect(part.getAllByRole('button', { name: /^Picture \d+$/u })).toHaveLength(12);
    await userEvent.click(part.getByRole('button', { name: 'Picture 3' }));
    await waitFor(() =>
      expect(part.getByRole('button', { name: 'Picture 3' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await untilVisible(await part.findByRole('button', { name: 'Remove the picture' }));
  },
};

/** Picture of another type: refused before it is sent. */
export const PictureRefused: PageStory = {
  name: 'Picture refused',
  play: async ({ canvas, canvasElement }) => {
    const part = within(await canvas.findByRole('region', { name: 'Your picture' }));
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('There is no input for a file.');
    const file = new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' });
    await userEvent.upload(input, file, { applyAccept: false });
    await untilVisible(await part.findByText('This file is not a PNG or JPG picture.'));
  },
};

/** Birthday: entered once, then shown without a button. */
export const Birthday: PageStory = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add birthday' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add birthday' }));
    await userEvent.type(dialog.getByLabelText(/^Day of birth/u), '1990-05-17');
    await userEvent.click(dialog.getByRole('button', { name: 'Save birthday' }));
    await untilVisible(await canvas.findByText(/\bMay\b.*1990/u));
    await expect(canvas.queryByRole('button', { name: 'Add birthday' })).toBeNull();
  },
};

/** Consents: given, withdrawn, and both in the history. */
export const Consents: PageStory = {
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Offers and news' }));
    const box = () => part.getByRole('checkbox', { name: 'By e-mail' });
    await expect(box()).not.toBeChecked();
    await userEvent.click(box());
    await waitFor(() => expect(box()).toBeChecked());
    await waitFor(() => expect(box()).toBeEnabled());
    await userEvent.click(box());
    await waitFor(() => expect(box()).not.toBeChecked());
    await userEvent.click(part.getByRole('button', { name: 'Your earlier choices' }));
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(2));
  },
};

/** Closure of an account with money: what must end first, and no way to close it. */
export const ClosureWaits: PageStory = {
  name: 'Closure waits',
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Close your account' }));
    await untilVisible(await part.findByText(/^Withdraw your balance of/u));
    await expect(part.getByRole('button', { name: 'Close the account' })).toBeDisabled();
  },
};

/** Closure of an account without money: confirmed by the password, and the session ends. */
export const Closure: PageStory = {
  parameters: { world: { as: 'player', rows: { members: [{ account: 'player', balance: '0' }] } } },
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: 'Close the account' });
    await waitFor(() => expect(open).toBeEnabled());
    await userEvent.click(open);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Close your account' }));
    await userEvent.type(dialog.getByLabelText(/^Your login password/u), 'Player2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Close for good' }));
    await untilVisible(await canvas.findByText('Your account is closed.'));
  },
};

/** An excluded member, bonus money, and all that must end first. */
export const ClosureOfAll: PageStory = {
  name: 'Closure of an excluded member',
  render: page({
    getClosure: {
      obstacles: ['balance', 'vendorWallets', 'withdrawals', 'deposits', 'bets'],
      balance: '5000',
      bonus: '1000',
      currency: 'CNY',
      excludedUntil: '2027-03-01T04:00:00Z',
    },
  }),
  parameters: { proves: ['D58'] },
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByText(/^Your self-exclusion stays in force until/u));
    await expect(canvas.getAllByText(/^(?:Withdraw your|Transfer your|Wait until|Cancel your)/u)).toHaveLength(5);
  },
};

/** On a phone, with an uploaded picture. */
export const OnAPhone: PageStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'w360' } },
  render: page({ getProfile: { ...profile, nickname: 'W'.repeat(20) } }),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole('region', { name: 'Close your account' });
    await expect(scrollsSideways(context)).toBe(0);
  },
};

/** The settings failed to load; the profile stays. */
export const SettingsFailed: PageStory = {
  name: 'Settings failed',
  render: page({ getProfile: failed(500) }),
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByText('Your settings could not be loaded'));
    await canvas.findByRole('region', { name: 'Profile' });
  },
};
