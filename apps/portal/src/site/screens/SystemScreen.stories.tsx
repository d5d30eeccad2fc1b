import { expect } from 'storybook/test';
import { pageAt } from '../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../testing/pageInWorld.tsx';
import { untilVisible } from '../../testing/untilVisible.ts';

const meta = {
  title: 'System',
  render: pageAt('/'),
  parameters: { layout: 'fullscreen', world: {} },
} satisfies PageMeta;
export default meta;

/** Maintenance covers the whole site. */
export const Maintenance: PageStory = {
  parameters: {
    proves: ['REQ-060', 'REQ-061'],
    world: { failures: { maintenance: { until: '2026-11-21T06:30:00Z' } } },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'The site is under maintenance' });
    await untilVisible(canvas.getByText('Expected back'));
    await untilVisible(canvas.getByRole('link', { name: 'Contact customer service' }));
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** Blocked: shows the visitor’s IP address to quote. */
export const Blocked: PageStory = {
  parameters: { proves: ['REQ-060', 'REQ-062'], world: { failures: { regionRestriction: true } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Not available in your location' });
    await untilVisible(canvas.getByText(/^[\d.:a-f]+$/));
    await untilVisible(canvas.getByRole('link', { name: 'Contact customer service' }));
  },
};

/** Blocked and under maintenance: the blocked screen takes precedence. */
export const BlockedUnderMaintenance: PageStory = {
  name: 'Blocked and under maintenance',
  parameters: { proves: ['D6'], world: { failures: { regionRestriction: true, maintenance: true } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Not available in your location' });
  },
};

/** The start-up failed: a retry button, never a blank page. */
export const Retry: PageStory = {
  name: 'The start failed',
  parameters: { proves: ['D6'], world: { failures: { errors: { getStartUp: { status: 500 } } } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'We could not connect' });
    await untilVisible(canvas.getByRole('button', { name: 'Try again' }));
  },
};

/** An address without a page, inside the shell. */
export const NotFound: PageStory = {
  parameters: { proves: ['REQ-030'] },
  render: pageAt('/no-such-page'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Page not found' });
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};
