import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageAt } from '../testing/pageInWorld.tsx';

const meta = {
  render: pageAt('/'),
  parameters: { layout: 'fullscreen', world: {} },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Maintenance: Story = {
  name: 'Maintenance takes the whole site (REQ-060, REQ-061)',
  parameters: { world: { faults: { maintenance: { until: '2026-11-21T06:30:00Z' } } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'The site is under maintenance' });
    await expect(canvas.getByText('Expected back')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Blocked: Story = {
  name: 'Blocked: the visitor’s address to quote (REQ-060, REQ-062)',
  parameters: { world: { faults: { regionRestriction: true } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Not available in your location' });
    await expect(canvas.getByText(/^[\d.:a-f]+$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
  },
};

export const BlockedUnderMaintenance: Story = {
  name: 'Blocked and under maintenance: the worst wins (D6)',
  parameters: { world: { faults: { regionRestriction: true, maintenance: true } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Not available in your location' });
  },
};

export const Retry: Story = {
  name: 'The start failed: try again, never a blank page (D6)',
  parameters: { world: { faults: { errors: { getPermission: { status: 500 } } } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'We could not connect' });
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NotFound: Story = {
  name: 'An address without a page, inside the shell (REQ-030)',
  render: pageAt('/no-such-page'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Page not found' });
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};
