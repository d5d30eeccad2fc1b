import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAt, scrollsSideways } from '../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../testing/pageInWorld.tsx';
import { untilVisible } from '../../testing/untilVisible.ts';

const meta = {
  title: 'Lottery',
  render: pageAt('/lottery?gameCode=five-minute-draw'),
  // Wide enough for the slip beside the bet types.
  globals: { viewport: { value: 'w1440' } },
  parameters: { layout: 'fullscreen', world: { as: 'player', clock: '2026-03-01T04:02:30Z' } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const slipOf = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Bet slip' }));
const addToSlip = async (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Add to bet slip' }));
const place = async (canvas: Canvas) => {
  const slip = await slipOf(canvas);
  await userEvent.click(slip.getByRole('button', { name: 'Place bet' }));
  const dialog = await slip.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Place bet' }));
};

/** Announcements about lotteries are at the end of the page, cut to half of their text until pressed. */
export const Announced: PageStory = {
  parameters: {
    proves: ['REQ-232'],
    world: {
      as: 'player',
      clock: '2026-03-01T04:02:30Z',
      rows: {
        announcements: [
          {
            id: 'pause',
            kind: 'game',
            groupName: 'LOTT',
            titles: { EN: 'No draw on Sunday' },
            contents: { EN: '<p>The next one is on Monday.</p>' },
          },
          { id: 'tables', kind: 'game', groupName: 'LIVE', titles: { EN: 'New tables' } },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const notices = within(await canvas.findByRole('region', { name: 'About the lotteries' }));
    await expect(notices.getAllByRole('article')).toHaveLength(1);
    const title = notices.getByRole('button', { name: 'No draw on Sunday' });
    await userEvent.click(title);
    await expect(title).toHaveAttribute('aria-expanded', 'true');
    await untilVisible(await notices.findByText('The next one is on Monday.'));
  },
};

/** Two sides are picked, added to the slip and bet; the receipt is listed in the history. */
export const Bet: PageStory = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Small/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Odd/ }));
    await addToSlip(canvas);
    const slip = await slipOf(canvas);
    await untilVisible(slip.getByText('Small · Odd'));
    await expect(canvas.queryAllByRole('button', { pressed: true, name: /^Small|^Odd/ })).toEqual([]);
    await place(canvas);
    await waitFor(() => expect(slip.getByText(/^Choose a bet type/)).toBeVisible());
    await canvas.findByText(/waiting for the draw$/);
  },
};

/** On a phone, a filled slip is a pill that opens as a sheet; the last bet can be repeated. */
export const OnAPhone: PageStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Small/ }));
    await addToSlip(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: /^Bet slip\s*1 line/ }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Bet slip' }));
    await waitFor(() => expect(sheet.getByText(/^Can win up to/)).toBeVisible());
    await userEvent.click(sheet.getByRole('button', { name: 'Place bet' }));
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Place bet' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Same as my last bet' }));
    await untilVisible(await canvas.findByRole('button', { name: /^Bet slip\s*1 line/ }));
  },
};

/** An invalid bet shows its error at once and keeps the input; the first invalid control gets the focus. */
export const InvalidBet: PageStory = {
  play: async ({ canvas }) => {
    const small = await canvas.findByRole('button', { name: /^Small/ });
    await addToSlip(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Pick at least 1.');
    await expect(small).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Last two digits' }));
    const digits = canvas.getByRole('textbox', { name: 'Last two digits' });
    await userEvent.type(digits, '07 7');
    await addToSlip(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter numbers of 2 digits');
    await expect(digits).toHaveValue('07 7');
    await expect(digits).toHaveFocus();
    await userEvent.type(digits, '1');
    const stake = canvas.getByRole('textbox', { name: 'Stake per line' });
    await userEvent.clear(stake);
    await userEvent.type(stake, '0.01');
    await addToSlip(canvas);
    await expect(stake).toHaveAccessibleDescription(/^Stake from/);
    await expect(stake).toHaveFocus();
  },
};

/** Numbers in any order: picking more of them makes more lines. */
export const AnyNumbers: PageStory = {
  name: 'Numbers in any order',
  render: pageAt('/lottery?gameCode=eleven-five'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Two numbers' }));
    for (const name of ['01', '05', '11']) await userEvent.click(canvas.getByRole('button', { name }));
    await addToSlip(canvas);
    await untilVisible((await slipOf(canvas)).getByText('01 · 05 · 11'));
    await untilVisible((await slipOf(canvas)).getByText('3 lines'));
  },
};

/** Forty-nine numbers, and a special number drawn apart. */
export const MarkSix: PageStory = {
  name: 'Mark six',
  render: pageAt('/lottery?gameCode=lucky-six'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^49/ });
    await expect(canvas.getByRole('list', { name: /^Latest draw/ })).toHaveTextContent(/Special number/);
  },
};

/** Ten places of a race. */
export const Race: PageStory = {
  render: pageAt('/lottery?gameCode=racing-horses'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Second place' });
    await canvas.findByRole('button', { name: /^10/ });
  },
};

/** Three dice and their sum. */
export const Dice: PageStory = {
  render: pageAt('/lottery?gameCode=fast-three'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exact sum' }));
    await untilVisible(canvas.getByRole('button', { name: /^18/ }));
  },
};

/** The lotteries of Vietnam: one with a bet is listed under Recent. */
export const Vietnam: PageStory = {
  render: pageAt('/vnLottery?gameCode=southern-draw'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Last two digits' }), '07');
    await addToSlip(canvas);
    await place(canvas);
    const recent = await canvas.findByRole('region', { name: 'Recent' });
    await within(recent).findByRole('link', { name: 'Southern Draw' });
  },
};

/** The lotteries of South-East Asia: without a code in the address the first is selected. */
export const SouthEastAsia: PageStory = {
  name: 'South-East Asia',
  render: pageAt('/seaLottery'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/seaLottery?gameCode=sea-4d',
    );
    await canvas.findByRole('button', { name: 'All four digits' });
  },
};

/** A bet beyond the balance shows the refusal and keeps the slip. */
export const Refused: PageStory = {
  parameters: { world: { failures: { errors: { placeBet: { code: 'insufficientFunds' } } } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Big/ }));
    await addToSlip(canvas);
    await place(canvas);
    const slip = await slipOf(canvas);
    await expect(await slip.findByRole('alert')).toHaveTextContent(
      'Your balance is too low for this bet. Your slip was kept.',
    );
    await untilVisible(slip.getByText('Big'));
    await userEvent.click(slip.getByRole('button', { name: /^Remove/ }));
    await expect(slip.getByRole('heading', { name: 'Bet slip' })).toHaveFocus();
    await expect(slip.queryByRole('alert')).toBeNull();
  },
};

/** The open draw shows the fingerprint of its seed before any bet, and hides the seed. */
export const Fingerprint: PageStory = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fingerprint of this draw' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /checked$/ }));
    await waitFor(() => expect(dialog.getByText(/^This draw is still to come/)).toBeVisible());
    await untilVisible(dialog.getByText(/^[0-9a-f]{64}$/));
    await expect(dialog.queryByText('Seed, published after the draw')).toBeNull();
  },
};

/** The bets of a day from the address: none on that one, and a reset to all dates. */
export const BetsByDate: PageStory = {
  name: 'Bets by date',
  parameters: { proves: ['REQ-226'] },
  render: pageAt('/lottery?gameCode=five-minute-draw&days=yesterday'),
  play: async ({ canvas }) => {
    await canvas.findByText('You placed no bets on this lottery in these days');
    await untilVisible(await canvas.findByRole('button', { pressed: true, name: 'Yesterday' }));
    await userEvent.click(canvas.getByRole('button', { name: 'All dates' }));
    await canvas.findByText('You have not bet on this lottery yet');
    await expect(canvas.queryByRole('button', { pressed: true, name: 'Yesterday' })).toBeNull();
  },
};

/** On a phone, dates are chosen in a sheet. */
export const BetsByDateOnAPhone: PageStory = {
  name: 'Bets by date on a phone',
  globals: { viewport: { value: 'w320' } },
  render: pageAt('/lottery?gameCode=five-minute-draw&days=last7'),
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Filter (1)' }));
    const sheet = within(await context.canvas.findByRole('dialog', { name: 'Filter' }));
    await waitFor(() => expect(sheet.getByLabelText('From')).toHaveValue('2026-02-23'));
    await expect(scrollsSideways(context)).toBe(0);
  },
};

/** The results, each with a check that the browser computes itself. */
export const Results: PageStory = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Results' }));
    const [first] = await canvas.findAllByRole('button', { name: /^Check draw no/ });
    if (first === undefined) throw new Error('No draw has been.');
    await userEvent.click(first);
    const dialog = await canvas.findByRole('dialog', { name: /checked$/ });
    const verdict = await within(dialog).findByText(/^This draw is correct/);
    await waitFor(() => expect(verdict).toBeVisible());
  },
};

export const Unknown: PageStory = {
  render: pageAt('/lottery?gameCode=none'),
  play: async ({ canvas }) => {
    await canvas.findByText('This lottery is not offered here');
  },
};

export const Maintenance: PageStory = {
  parameters: { world: { rows: { vendors: [{ vassalage: 'LOTT', status: 'maintenance' }] } } },
  play: async ({ canvas }) => {
    await canvas.findByText('This lottery cannot be played at the moment');
  },
};

/** The list of lotteries fails to load. */
export const Failed: PageStory = {
  parameters: { world: { failures: { errors: { getLotteryMenus: { status: 500 } } } } },
  play: async ({ canvas }) => {
    await canvas.findByText('The lotteries could not be loaded');
  },
};

/** A trial account gets the real-account screen. */
export const Trial: PageStory = {
  parameters: { world: { as: 'trial' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /real account/i });
  },
};

export const ArabicOnAPhone: PageStory = {
  name: 'Arabic on a phone',
  globals: { language: 'AR', viewport: { value: 'w320' } },
  play: async (context) => {
    const [side] = await context.canvas.findAllByRole('button', { name: /1\.94/ });
    await untilVisible(side as HTMLElement);
    await expect(scrollsSideways(context)).toBe(0);
  },
};

/** Ten numbers on a phone are smaller, so that they fit in one line. */
export const TenNumbersOnAPhone: PageStory = {
  name: 'Ten numbers on a phone',
  render: pageAt('/lottery?gameCode=odds-racing'),
  globals: { language: 'AR', viewport: { value: 'w320' } },
  play: async (context) => {
    await waitFor(() => {
      const lists = context.canvas.getAllByRole('list');
      return expect(lists.find(({ children }) => children.length === 10)).toBeVisible();
    });
    await expect(scrollsSideways(context)).toBe(0);
  },
};
