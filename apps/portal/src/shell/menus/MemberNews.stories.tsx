import type { WorldWish } from '@baize/worlds';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { callsOf, loadedOf, pageAt } from '../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../testing/pageInWorld.tsx';
import { untilVisible } from '../../testing/untilVisible.ts';

const wish = { as: 'player', settings: { games: { vendors: ['BAIZE'] } } } satisfies WorldWish;

const meta = {
  title: 'Member news',
  render: pageAt('/help'),
  parameters: { layout: 'fullscreen', world: wish },
} satisfies PageMeta;
export default meta;

type Events = NonNullable<NonNullable<WorldWish['rows']>['events']>;

/** A story of one deposit or withdrawal event, and the toast that it shows. */
const telling = (type: Events[number]['type'], says: string): PageStory => ({
  play: async (context) => {
    const { canvas } = context;
    const { world } = loadedOf(context);
    const events: Events = [{ account: 'player', type, amount: '123400' }];
    const body = JSON.stringify({ rows: { events } });
    // Loads the parts of the frame that come with the first interaction.
    await userEvent.click(await canvas.findByRole('main'));
    await waitFor(() => expect(callsOf(context, '/wps/events')).toBe(1));
    // The story cannot see when the gateway's stream is open: the event is sent until it arrives.
    await waitFor(async () => {
      await world.fetch(`/lab/worlds/${world.id}`, { method: 'PATCH', body });
      const region = within(await canvas.findByRole('alert', undefined, { timeout: 500 }));
      await untilVisible(region.getByText(new RegExp(says, 'u')));
    });
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
});

/** A deposit has been credited. */
export const DepositCredited: PageStory = {
  name: 'Deposit credited',
  ...telling('depositCredited', '1,234.*was added to your balance'),
};

/** A deposit has failed. */
export const DepositFailed: PageStory = {
  name: 'Deposit failed',
  ...telling('depositFailed', 'deposit of .*1,234.* did not go through'),
};

/** The merchant has approved a withdrawal. */
export const WithdrawalApproved: PageStory = {
  name: 'Withdrawal approved',
  ...telling('withdrawApproved', 'withdrawal of .*1,234.* was approved'),
};

/** The merchant has rejected a withdrawal. */
export const WithdrawalRejected: PageStory = {
  name: 'Withdrawal rejected',
  ...telling('withdrawRejected', 'withdrawal of .*1,234.* was rejected'),
};
