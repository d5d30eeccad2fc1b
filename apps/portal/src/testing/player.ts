import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

const PATIENCE = { timeout: 10_000, interval: 5 } as const;

/** The form's field whose label begins so, once it is there. */
export const field = (label: string): Promise<HTMLInputElement> =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`, 'u'));

/** Writes into the field whose label begins so. */
export const type = async (label: string, value: string): Promise<void> => {
  fireEvent.change(await field(label), { target: { value } });
};

/** Writes into a field and goes on to the next one. */
export const fill = async (label: string, value: string): Promise<void> => {
  await type(label, value);
  fireEvent.blur(await field(label));
};

const isReady = (button: HTMLButtonElement): boolean =>
  !button.disabled && button.getAttribute('aria-disabled') !== 'true' && button.getAttribute('aria-busy') !== 'true';

/** Presses the button of this name, once it can be pressed. */
export const press = async (name: string | RegExp): Promise<void> => {
  const button = await vi.waitUntil(
    () => screen.queryAllByRole<HTMLButtonElement>('button', { name }).find(isReady),
    PATIENCE,
  );
  fireEvent.click(button);
};

/** Waits until the countries of a mobile number can be chosen from. */
export const seeCountries = async (): Promise<void> =>
  void (await vi.waitUntil(() => document.querySelector('select[name=countryDialingCode]:enabled'), PATIENCE));

/** Follows the link of this name. */
export const follow = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('link', { name }));
};

/** Waits until the page says so. */
export const see = async (text: string | RegExp): Promise<void> => void (await screen.findByText(text));

/** Waits until the site is at a path. */
export const arrive = async (path: string): Promise<void> =>
  waitFor(() => expect(window.location.pathname).toBe(path), PATIENCE);

/** Lets time pass, by the clock of a test that has taken it over. */
export const wait = async (milliseconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
