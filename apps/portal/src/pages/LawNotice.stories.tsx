import { expect } from 'storybook/test';
import { pageAt, scrollsSideways, type PageMeta, type PageStory } from '../testing/pageInWorld.tsx';
import { untilVisible } from '../testing/untilVisible.ts';

const helpLine = { name: 'National Gambling Helpline', phone: '0808 8020 133', url: 'https://www.gamcare.org.uk/' };

const meta = {
  title: 'Law',
  parameters: { layout: 'fullscreen', world: {} },
} satisfies PageMeta;
export default meta;

/** Limits where the law requires one, asks for a notice and a help line, and has hours without play. */
export const Limits: PageStory = {
  render: pageAt('/member/limits', {
    law: { notice: 'addictive', helpLine, nightBreak: { from: '00:00', to: '05:00' } },
  }),
  parameters: { world: { as: 'player', jurisdiction: 'DE' } },
  play: async ({ canvas, ...context }) => {
    await untilVisible(await canvas.findByText(/^Set a deposit limit below\. You can deposit/));
    await untilVisible(await canvas.findByText(/^No games for money are offered from/));
    await untilVisible(await canvas.findByRole('complementary', { name: 'Responsible play' }));
    await expect(canvas.queryByRole('button', { name: 'No deposit limit' })).toBeNull();
    await expect(scrollsSideways(context)).toBe(0);
  },
};

/** The login with a notice. */
export const Login: PageStory = {
  render: pageAt('/login', { law: { notice: 'keepControl', helpLine } }),
  parameters: { world: { jurisdiction: 'GB' } },
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByText(/^Set your limits before you play/));
    await untilVisible(await canvas.findByRole('link', { name: /0808 8020 133/ }));
  },
};

/** The registration, with a sentence about advertising. */
export const Registration: PageStory = {
  render: pageAt('/register', { termsTicked: false, law: { marketingByChannel: true } }),
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByText(/^We send you no advertising unless you allow it/));
  },
};

/** The login on a phone. */
export const OnAPhone: PageStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'w360' } },
  render: pageAt('/login', { law: { notice: 'addictive', helpLine } }),
  play: async ({ canvas, ...context }) => {
    await untilVisible(await canvas.findByText(/^Online games are addictive/));
    await expect(scrollsSideways(context)).toBe(0);
  },
};
