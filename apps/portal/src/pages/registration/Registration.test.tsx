import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { gatewayWith } from '../../testing/gatewayWith.ts';
import { renderSite } from '../../testing/renderSite.tsx';

const rule = (key: string) => ({
  key,
  enabled: true,
  required: true,
  minLength: 0,
  maxLength: 0,
  patternId: 0,
  type: 'text',
});
const startUp = (codes: readonly string[]) => ({
  merchant: { code: 'sample', currency: 'CNY' },
  whitelabel: codes.map((modId) => ({ modId, enabled: '1' })),
  register: [rule('username'), rule('password')],
});
const open = (path: string, codes: readonly string[]) =>
  renderSite(path, { fetch: gatewayWith({ '/wps/system/permission': startUp(codes) }) });

it.each(['/register', '/reigster'])('asks for the details at %s, the terms ticked', async (path) => {
  await open(path, ['USERNAMEREG3']);
  expect((await screen.findByLabelText(/^Username/)).getAttribute('autocomplete')).toBe('username');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(window.location.pathname).toBe(path);
});

it('is closed where neither way is on (D5)', async () => {
  await open('/register', []);
  expect(await screen.findByText('Registration is closed')).toBeDefined();
});
