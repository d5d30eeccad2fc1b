import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type } from '../../../testing/player.ts';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { ChosenPasswordField } from './ChosenPasswordField.tsx';

vi.mock(import('./PasswordDemands.tsx'), () => {
  throw new TypeError('Failed to fetch');
});

const rule = {
  key: 'newPassword',
  enabled: true,
  required: true,
  minLength: 8,
  maxLength: 20,
  patternId: 14,
  type: 'password',
};
const field = { name: 'newPassword', required: true, defaultValue: undefined, error: undefined, hint: 'Use 8 to 20' };

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('lists the requirements without ticks when the chunk of the ticks fails to load', async () => {
  await renderInSite(<ChosenPasswordField field={field} rule={rule} label="New password" />);
  const before = lines();
  expect(before).toHaveLength(2);
  await vi.dynamicImportSettled();
  await type('New password', 'abcdefg8');
  expect(lines()).toEqual(before);
});
