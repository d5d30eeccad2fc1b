import { expect, userEvent, within } from 'storybook/test';
import { pageAt } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../testing/untilVisible.ts';

const meta = {
  title: 'Agent',
  render: pageAt('/agent'),
  parameters: { layout: 'fullscreen', world: { settings: { flags: { freePlay: true } } } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const logIn = async (canvas: Canvas, username: string, password: string) => {
  await userEvent.type(await canvas.findByLabelText(/^Username/), username);
  await userEvent.type(canvas.getByLabelText(/^Password/), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
};

/** An agent logs in to a home without the site around it, and logs out from there. */
export const LoggedIn: PageStory = {
  parameters: { proves: ['REQ-029', 'REQ-109', 'D29'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Agent log in' });
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Explore with a trial account' })).toBeNull();
    await logIn(canvas, 'agent', 'Agent2026');
    await canvas.findByRole('heading', { level: 1, name: 'Agent centre' });
    await untilVisible(await canvas.findByText('AGENT88'));
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Log out?' }));
    await userEvent.click(question.getByRole('button', { name: 'Log out' }));
    await canvas.findByRole('heading', { level: 1, name: 'Agent log in' });
  },
};

/** A member who is not an agent is refused, and stays a visitor. */
export const NoAgent: PageStory = {
  parameters: { proves: ['REQ-112', 'D29'] },
  play: async ({ canvas }) => {
    await logIn(canvas, 'player', 'Player2026');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Non-agents cannot log in to the agent center.');
  },
};

/** A logged-in member who is not an agent sees the reason above the form. */
export const Member: PageStory = {
  parameters: { proves: ['REQ-112', 'D29'], world: { as: 'player' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Non-agents cannot log in to the agent center.');
    await untilVisible(canvas.getByLabelText(/^Username/));
  },
};

/** A member at the address of the agent's home gets the reason and a link home. */
export const MemberAtHome: PageStory = {
  render: pageAt('/agentHome'),
  parameters: { proves: ['D29'], world: { as: 'player' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Agents only' });
    await untilVisible(canvas.getByText('Non-agents cannot log in to the agent center.'));
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};
