import type { WorldRows } from '@baize/worlds';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { callsOf, pageAt } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../testing/untilVisible.ts';

type Row = NonNullable<WorldRows['messages']>[number];

const said = (EN: string, own: Partial<Row> = {}): Row => ({
  account: 'player',
  kind: 'personal',
  titles: { EN, AR: 'رسالة من خدمة العملاء' },
  contents: { EN: `<p>${EN}.</p><p>Read more in the <a href="/help">help centre</a>.</p>` },
  ...own,
});

const messages = [
  said('Thank you for your patience', { hoursAgo: 1 }),
  said('Your deposit has arrived', { kind: 'system', hoursAgo: 5 }),
  said('A long title of a message that a person wrote about several things at once', { hoursAgo: 30, read: true }),
];

const meta = {
  title: 'Messages',
  render: pageAt('/member/messageV2'),
  parameters: { layout: 'fullscreen', world: { as: 'player', rows: { messages } } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const list = async (canvas: Canvas) => within(await canvas.findByRole('main'));

/** Opening a message marks it as read; it can be deleted, and all can be marked at once. */
export const Ready: PageStory = {
  parameters: { proves: ['D20', 'REQ-217'] },
  play: async ({ canvas, ...context }) => {
    const main = await list(canvas);
    const title = await main.findByRole('button', { name: /^Thank you for your patience/u });
    await expect(title).toHaveTextContent('New');
    await userEvent.click(title);
    await untilVisible(await main.findByRole('article', { name: 'Thank you for your patience' }));
    await waitFor(() => expect(title).not.toHaveTextContent('New'));
    await userEvent.click(main.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(main.queryByText('New')).toBeNull());
    await expect(callsOf(context, '/wps/messages/read')).toBe(2);
    await userEvent.click(await main.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete message' }));
    await waitFor(() => expect(main.queryByRole('button', { name: /^Thank you/u })).toBeNull());
  },
};

/** A change of what protects the account is told here, and undone by its button and the password. */
export const UndoneChange: PageStory = {
  name: 'Undone change',
  render: pageAt('/member/securityCenter'),
  play: async ({ canvas }) => {
    const checks = within(await canvas.findByRole('region', { name: 'Protect your account' }));
    const check = (await checks.findByText('Payment password')).closest('li') as HTMLElement;
    await userEvent.click(within(check).getByRole('button'));
    const form = within(await canvas.findByRole('dialog', { name: 'Set a payment password' }));
    await userEvent.type(form.getByLabelText(/^Your login password/), 'Player2026');
    await userEvent.type(form.getByLabelText(/^New payment password/), 'Paying2026');
    await userEvent.type(form.getByLabelText(/^Repeat payment password/), 'Paying2026');
    await userEvent.click(form.getByRole('button', { name: 'Save payment password' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: /^Messages/ }));
    const main = await list(canvas);
    await userEvent.click(await main.findByRole('button', { name: /^Your payment password was set or changed/u }));
    await userEvent.click(await main.findByRole('button', { name: 'Undo the change' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Undo the change' }));
    await userEvent.type(dialog.getByLabelText(/^Your login password/), 'Player2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Undo the change' }));
    await untilVisible(await canvas.findByText(/has been taken back/u));
    await untilVisible((await canvas.findAllByRole('link', { name: 'Log in' }))[0] as HTMLElement);
  },
};

/** Of one kind. */
export const OfOneKind: PageStory = {
  name: 'Of one kind',
  render: pageAt('/member/messageV2?kind=system'),
  play: async ({ canvas }) => {
    const main = await list(canvas);
    await untilVisible(await main.findByRole('button', { name: /^Your deposit has arrived/u }));
    await expect(main.queryByRole('button', { name: /^Thank you/u })).toBeNull();
  },
};

/** On a phone the message opens below its title. */
export const OnAPhone: PageStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'w360' }, merchant: 'oasis', language: 'AR' },
  play: async ({ canvas }) => {
    const main = await list(canvas);
    const [first] = await main.findAllByRole('button', { expanded: false });
    await userEvent.click(first as HTMLElement);
    await untilVisible(await main.findByRole('article'));
  },
};

/** No messages. */
export const Empty: PageStory = {
  parameters: { world: { as: 'player', rows: { messages: [] } } },
  play: async ({ canvas }) => {
    await untilVisible(await (await list(canvas)).findByText('You have no messages'));
  },
};

/** Failed to load: the reason, and a retry. */
export const Failed: PageStory = {
  parameters: { world: { as: 'player', failures: { errors: { getMessages: { status: 500 } } } } },
  play: async ({ canvas }) => {
    const main = await list(canvas);
    await untilVisible(await main.findByText('Your messages could not be loaded'));
    await untilVisible(main.getByRole('button', { name: 'Try again' }));
  },
};
