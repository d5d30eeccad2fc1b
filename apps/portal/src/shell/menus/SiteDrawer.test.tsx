import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { SiteDrawer } from './SiteDrawer.tsx';

const handleClose = vi.fn<() => void>();
beforeEach(() => handleClose.mockClear());

const items = [{ href: '/live', label: 'Live', icon: 'home' }] as const;

function Drawer({ open }: { readonly open: boolean }) {
  const navigate = useNavigate();
  return (
    <>
      <SiteDrawer label="Main navigation" items={items} open={open} onClose={handleClose} />
      <button type="button" onClick={() => void navigate('/live')}>
        Go on
      </button>
    </>
  );
}

it('has the places, who helps, language, theme and quiet mode in one dialog', async () => {
  await renderInSite(<Drawer open />);
  const drawer = within(screen.getByRole('dialog', { name: 'Main navigation' }));
  expect(drawer.getByRole('link', { name: 'Live' }).getAttribute('href')).toBe('/live');
  expect(drawer.getByRole('list', { name: 'Customer service' })).toBeTruthy();
  expect(drawer.getByRole('combobox', { name: 'Language' })).toBeTruthy();
  for (const name of ['Theme', 'Quiet mode']) expect(drawer.getByRole('button', { name })).toBeTruthy();
  fireEvent.click(drawer.getByRole('button', { name: 'Close' }));
  expect(handleClose).toHaveBeenCalledOnce();
});

it('lists no help while nobody sees it', async () => {
  const { container } = await renderInSite(<Drawer open={false} />);
  expect(container.querySelector('dialog [aria-label="Customer service"]')).toBeNull();
});

it('closes when the page becomes another, as by Back, and not before', async () => {
  await renderInSite(<Drawer open />);
  expect(handleClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Go on'));
  await waitFor(() => expect(handleClose).toHaveBeenCalledOnce());
});
