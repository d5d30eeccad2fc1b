import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAt } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../testing/untilVisible.ts';

const friend = (account: string) => ({ account, password: 'Friend2026', balance: '0' });
const rows = {
  members: [friend('moonlight7'), friend('harbour22')],
  referrals: ['moonlight7', 'harbour22'].map((account) => ({ account: 'player', friend: account })),
  deposits: [{ account: 'moonlight7', amount: '900000000', status: 'credited' as const }],
};

const meta = {
  title: 'Invite friends',
  render: pageAt('/member/referral'),
  parameters: { layout: 'fullscreen', world: { as: 'player', rows } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const part = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

/** What to share, the rule, what it earned and by whom; the reward is claimed once. */
export const Ready: PageStory = {
  parameters: { proves: ['D20', 'REQ-217'] },
  play: async ({ canvas }) => {
    const card = await part(canvas, 'Your invitation');
    await untilVisible(await card.findByText(/\?referralCode=[2-9A-Z]{8}$/u));
    await waitFor(() => expect(card.getByRole('img', { name: 'Scan to join' }).querySelector('svg')).not.toBeNull());
    const friends = within(await canvas.findByRole('main'));
    await untilVisible(await friends.findByText('mo***7'));
    const earned = await part(canvas, 'What it earned');
    await userEvent.click(await earned.findByRole('button', { name: /^Claim/u }));
    await waitFor(() => expect(earned.queryByRole('button')).toBeNull());
    await untilVisible(await friends.findByText('Paid', { exact: true }));
  },
};

/** On a phone, from right to left. */
export const OnAPhone: PageStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'w360' }, merchant: 'oasis', language: 'AR' },
  play: async ({ canvas }) => {
    await untilVisible(await within(await canvas.findByRole('main')).findByText('mo***7'));
  },
};

/** Nobody has joined yet. */
export const Empty: PageStory = {
  parameters: { world: { as: 'player', rows: { members: [], referrals: [], deposits: [] } } },
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByText('Nobody has joined yet. Share your link with a friend.'));
  },
};

/** The merchant runs no such promotion: the page is not in the menu, and its address says so. */
export const Closed: PageStory = {
  parameters: { world: { as: 'player', rows: { announcements: [] } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'My account' });
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Invite friends' })).toBeNull());
  },
};

/** Failed to load: the reason, and a retry. */
export const Failed: PageStory = {
  parameters: { world: { as: 'player', failures: { errors: { getReferral: { status: 500 } } } } },
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByText('Your invitation could not be loaded'));
  },
};
