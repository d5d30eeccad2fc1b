import { expect, userEvent, waitFor, within } from 'storybook/test';
import { worldWithBanners } from '../testing/bannerRows.ts';
import { pageAt, scrollsSideways } from '../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../testing/pageInWorld.tsx';

const meta = {
  title: 'Banners of pages',
  parameters: { layout: 'fullscreen', world: {} },
} satisfies PageMeta;
export default meta;

const wide = { globals: { viewport: { value: 'w1440' } } };
const REGION = 'News and offers';

type Play = NonNullable<PageStory['play']>;

/** One banner: a link to its target, with the picture in the place reserved before. */
const one: Play = async ({ canvas, ...context }) => {
  const link = await canvas.findByRole('link', { name: 'Offer 1' });
  await expect(link).toHaveAttribute('href', '/rng');
  await expect(canvas.queryByRole('region', { name: REGION })).toBeNull();
  await expect(scrollsSideways(context)).toBe(0);
};

/** Several banners rotate, and can be paused. */
const several: Play = async ({ canvas, ...context }) => {
  const region = within(await canvas.findByRole('region', { name: REGION }));
  await region.findByRole('button', { name: /^(Pause|Resume)$/ });
  const bullet = region.getByRole('button', { name: /2 of 2$/ });
  await waitFor(async () => {
    await userEvent.click(bullet);
    await waitFor(() => expect(bullet).toHaveAttribute('aria-current', 'true'), { timeout: 1000 });
  });
  await expect(scrollsSideways(context)).toBe(0);
};

/** None: the heading is on the same band. */
const none = (heading: string): Play =>
  async function play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: heading });
    await expect(canvas.queryByRole('region', { name: REGION })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Offer/ })).toBeNull();
  };

export const Promotions: PageStory = {
  parameters: { world: worldWithBanners('w_promotions', 1) },
  render: pageAt('/promotions'),
  play: one,
};
export const PromotionsSeveral: PageStory = {
  parameters: { world: worldWithBanners('w_promotions', 2) },
  render: pageAt('/promotions'),
  play: several,
};
export const PromotionsNone: PageStory = {
  parameters: { world: worldWithBanners('w_help', 1) },
  render: pageAt('/promotions'),
  play: none('Promotions'),
};

export const Download: PageStory = {
  parameters: { world: worldWithBanners('w_download', 1) },
  render: pageAt('/down'),
  play: one,
};
export const DownloadSeveral: PageStory = {
  ...wide,
  parameters: { world: worldWithBanners('w_download', 2) },
  render: pageAt('/down'),
  play: several,
};
export const DownloadNone: PageStory = {
  parameters: { world: worldWithBanners('w_help', 1) },
  render: pageAt('/down'),
  play: none('Get the app'),
};

export const HelpAlone: PageStory = {
  parameters: { world: worldWithBanners('w_help', 1) },
  render: pageAt('/helpmc'),
  play: one,
};
export const HelpSeveral: PageStory = {
  ...wide,
  parameters: { world: worldWithBanners('w_help', 2) },
  render: pageAt('/help'),
  play: several,
};

/** In a popup without banners, nothing takes their place. */
export const HelpNone: PageStory = {
  parameters: { world: worldWithBanners('w_promotions', 1) },
  render: pageAt('/help'),
  play: async ({ canvas }) => {
    const help = within(await canvas.findByRole('dialog', { name: 'Help' }));
    await help.findByLabelText(/^Your feedback/);
    await waitFor(() => expect(canvas.getByRole('dialog').querySelector('header')).toBeNull());
  },
};

export const LogIn: PageStory = {
  ...wide,
  parameters: { world: worldWithBanners('w_login', 1) },
  render: pageAt('/login', { banners: {} }),
  play: one,
};
export const LogInSeveral: PageStory = {
  ...wide,
  parameters: { world: worldWithBanners('w_login', 2) },
  render: pageAt('/login', { banners: {} }),
  play: several,
};
export const LogInNone: PageStory = {
  ...wide,
  parameters: { world: worldWithBanners('w_reg', 2) },
  render: pageAt('/login', { banners: {} }),
  play: none('Log in'),
};

/** A narrow screen has room for the form only, and fetches no picture. */
export const LogInNarrow: PageStory = {
  parameters: { world: worldWithBanners('w_login', 2) },
  render: pageAt('/login', { banners: {} }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText(/^Username/);
    await expect(canvasElement.querySelector('main img[src*="w_login"]')).toBeNull();
  },
};

export const Register: PageStory = {
  ...wide,
  parameters: { world: worldWithBanners('w_reg', 1) },
  render: pageAt('/register', { banners: {} }),
  play: one,
};
export const RegisterSeveral: PageStory = {
  ...wide,
  parameters: { world: worldWithBanners('w_reg', 2) },
  render: pageAt('/register', { banners: {} }),
  play: several,
};
export const RegisterNone: PageStory = {
  ...wide,
  parameters: { world: worldWithBanners('w_login', 2) },
  render: pageAt('/register', { banners: {} }),
  play: none('Register'),
};

const openPopup = async (canvas: Parameters<Play>[0]['canvas'], name: string) => {
  // Home shows another group of the same response, which has loaded by then.
  await canvas.findByRole('heading', { level: 1 });
  const [link] = await canvas.findAllByRole('link', { name });
  await waitFor(() => expect(canvas.queryAllByRole('article').length).toBeGreaterThan(0));
  await userEvent.click(link as HTMLElement);
  return within(await canvas.findByRole('dialog', { name }));
};

/** The popups of registration and login both show the banners of the registration, above the form. */
export const Popups: PageStory = {
  ...wide,
  parameters: { proves: ['REQ-096'], world: worldWithBanners('w_reg', 2) },
  render: pageAt('/'),
  play: async ({ canvas }) => {
    const register = await openPopup(canvas, 'Register');
    const region = within(await register.findByRole('region', { name: REGION }));
    await region.findByRole('button', { name: /^(Pause|Resume)$/ });
    await userEvent.click(register.getByRole('link', { name: 'Log in' }));
    const logIn = within(await canvas.findByRole('dialog', { name: 'Log in' }));
    await logIn.findByRole('region', { name: REGION });
    const username = await logIn.findByLabelText(/^Username/);
    await waitFor(() => expect(username).toBeVisible());
  },
};

/** On a phone the form takes all the space. */
export const PopupNarrow: PageStory = {
  parameters: { proves: ['REQ-096'], world: worldWithBanners('w_reg', 2) },
  render: pageAt('/'),
  play: async ({ canvas }) => {
    const register = await openPopup(canvas, 'Register');
    await register.findByLabelText(/^Username/);
    await expect(register.queryByRole('region', { name: REGION })).toBeNull();
    await expect(canvas.getByRole('dialog').querySelector('img[src*="w_reg"]')).toBeNull();
  },
};
