import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../testing/renderSite.tsx';

it('says that one is not logged in when the gateway no longer knows the session, once and in place [REQ-091]', async () => {
  const unknown = () => Promise.resolve(Response.json({ success: false, message: '', value: null }, { status: 401 }));
  const { storage } = await renderSite('/', { token: 'old', fetch: unknown });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('You are not logged in. Please log in.');
  expect(window.location.pathname).toBe('/');
  expect(storage.session.getItem('token')).toBeNull();
});
