import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../testing/renderSite.tsx';

// The member call is refused; nothing else has answered yet.
const refuseMember: typeof fetch = (input) =>
  new Request(input).url.endsWith('/wps/member/info')
    ? Promise.resolve(Response.json({ success: false, message: '', value: null }, { status: 401 }))
    : new Promise(() => {});

it('says that one is not logged in when the gateway no longer knows the session, once and in place [REQ-091]', async () => {
  const { storage } = await renderSite('/', { token: 'old', fetch: refuseMember });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('You are not logged in. Please log in.');
  expect(window.location.pathname).toBe('/');
  expect(storage.session.getItem('token')).toBeNull();
});
