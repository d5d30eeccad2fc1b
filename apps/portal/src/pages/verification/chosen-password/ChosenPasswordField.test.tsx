import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type } from '../../../testing/player.ts';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { ChosenPasswordField } from './ChosenPasswordField.tsx';

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
const description = () => {
  const id = screen.getByLabelText(/^New password/u).getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent;
};

it('says what is asked, with the field, before anything is typed, and ticks it off while it is typed', async () => {
  await renderInSite(<ChosenPasswordField field={field} rule={rule} label="New password" />);
  expect(lines()).toHaveLength(2);
  await vi.waitFor(() => expect(document.querySelectorAll('li > i')).toHaveLength(2));
  const before = lines();
  expect(description()).toBe(before.join(''));
  await type('New password', 'abcdefgh');
  expect(lines()).toEqual([`${before[0]} (met)`, before[1]]);
  await type('New password', 'abcdefg8');
  expect(lines()).toEqual(before.map((line) => `${line} (met)`));
});
