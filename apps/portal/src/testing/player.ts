import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

const PATIENCE = { timeout: 20_000, interval: 5 } as const;

/** Finds the form's field whose label begins with a text. */
export const field = (label: string): Promise<HTMLInputElement> =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`, 'u'));

/** Types into the field whose label begins with a text. */
export const type = async (label: string, value: string): Promise<void> => {
  fireEvent.change(await field(label), { target: { value } });
};

/** Types into a field, and moves on to the next one. */
export const fill = async (label: string, value: string): Promise<void> => {
  await type(label, value);
  fireEvent.blur(await field(label));
};

const isReady = (button: HTMLButtonElement): boolean =>
  !button.disabled && button.getAttribute('aria-disabled') !== 'true' && button.getAttribute('aria-busy') !== 'true';

/** Presses the button with this name, once it is enabled. */
export const press = async (name: string | RegExp): Promise<void> => {
  const button = await vi.waitUntil(
    () => screen.queryAllByRole<HTMLButtonElement>('button', { name }).find(isReady),
    PATIENCE,
  );
  fireEvent.click(button);
};

/** Waits until the countries of a mobile number have loaded. */
export const seeCountries = async (): Promise<void> =>
  void (await vi.waitUntil(() => document.querySelector('select[name=countryDialingCode]:enabled'), PATIENCE));

/** Follows the link with this name. */
export const follow = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('link', { name }));
};

/** Waits for a text on the page. */
export const see = async (text: string | RegExp): Promise<void> => void (await screen.findByText(text));

/** Waits until the site is at a path. */
export const arrive = async (path: string): Promise<void> =>
  waitFor(() => expect(window.location.pathname).toBe(path), PATIENCE);

/** Advances the fake clock of a test. */
export const wait = async (milliseconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
