import { examples, type Stubs } from '@baize/gateway-sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, it, vi } from 'vitest';
import { ALL_FAILURES, meetFailures, type FailingCall } from '../../../testing/meetFailures.ts';
import { fill, press, see } from '../../../testing/player.ts';

const page = { path: '/member', token: 't1' } as const;
const PASSWORD = 'Your login password';
const UPLOAD_SECONDS = 60;
const FILE_SECONDS = 60;
const again = () => press('Try again');
const saved = () => see('Saved.');
const { getProfile: profile } = examples;
const { birthday: _, ...withoutBirthday } = profile;
const canClose: Stubs = { getClosure: { ...examples.getClosure, obstacles: [], balance: '0' } };

/** Presses the last button with a name: a dialog is rendered after its page. */
const pressLast = async (name: string): Promise<void> => {
  const buttons = await screen.findAllByRole('button', { name });
  fireEvent.click(buttons.at(-1) as Element);
};

const upload = async (): Promise<void> => {
  const input = await vi.waitUntil(() => document.querySelector<HTMLInputElement>('input[type=file]'));
  fireEvent.change(input, { target: { files: [new File(['picture'], 'me.png', { type: 'image/png' })] } });
};

/** Stubs the object URLs that jsdom lacks. */
const letSave = (): void =>
  void Object.assign(URL, { createObjectURL: () => 'blob:data', revokeObjectURL: () => undefined });

const openSecret = (button: string) => async (): Promise<void> => {
  letSave();
  await press(button);
  await fill(PASSWORD, 'Player2026');
};

const dataFile = (): Response => new Response('{}', { headers: { 'Content-Type': 'application/octet-stream' } });

/** Each call of the settings on the page of the profile; the columns are the failures of `meetFailures`. */
const calls: Readonly<Record<string, FailingCall>> = {
  'the settings': { call: 'getProfile', ...page, atOnce: true, send: again, done: () => see('Your nickname') },
  'what stands in the way of a closure': {
    call: 'getClosure',
    ...page,
    atOnce: true,
    send: again,
    done: () => see('Before that:'),
  },
  'the consents of before': {
    call: 'getConsentChanges',
    ...page,
    reach: () => press('Your earlier choices'),
    atOnce: true,
    send: again,
    done: () => see(/allowed/u),
  },
  'a nickname': {
    call: 'setNickname',
    ...page,
    reach: async () => {
      await press('Change nickname');
      await fill('New nickname', 'Happy');
    },
    send: () => press('Save nickname'),
    kept: { 'New nickname': 'Happy' },
    done: saved,
  },
  'a drawn picture': { call: 'choosePicture', ...page, send: () => press('Picture 1'), done: saved },
  'an uploaded picture': {
    call: 'uploadPicture',
    ...page,
    patienceSeconds: UPLOAD_SECONDS,
    send: upload,
    done: saved,
  },
  'a birthday': {
    call: 'setBirthday',
    ...page,
    answers: { getProfile: withoutBirthday },
    reach: async () => {
      await press('Add birthday');
      await fill('Day of birth', '1990-05-17');
    },
    send: () => press('Save birthday'),
    kept: { 'Day of birth': '1990-05-17' },
    done: saved,
  },
  'a time format': {
    call: 'setPreferences',
    ...page,
    send: async () => {
      const select = await screen.findByLabelText<HTMLSelectElement>('Time format');
      await vi.waitUntil(() => !select.disabled);
      fireEvent.change(select, { target: { value: 'h12' } });
    },
    done: saved,
  },
  'a consent': {
    call: 'setConsent',
    ...page,
    send: async () => {
      const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'By SMS' });
      await vi.waitUntil(() => !box.disabled);
      fireEvent.click(box);
    },
    done: saved,
  },
  'the ticket of a file': {
    call: 'requestExport',
    ...page,
    answers: { getExport: dataFile },
    reach: openSecret('Download your data'),
    send: () => press('Download'),
    kept: { [PASSWORD]: 'Player2026' },
    done: saved,
  },
  'the file of what is kept': {
    call: 'getExport',
    ...page,
    patienceSeconds: FILE_SECONDS,
    answers: { getExport: dataFile },
    reach: openSecret('Download your data'),
    send: () => press('Download'),
    kept: { [PASSWORD]: 'Player2026' },
    done: saved,
  },
  'a closure': {
    call: 'closeAccount',
    ...page,
    answers: canClose,
    reach: openSecret('Close the account'),
    send: () => pressLast('Close for good'),
    kept: { [PASSWORD]: 'Player2026' },
    done: () => see('Your account is closed.'),
  },
};

describe('what a player is told when the gateway fails on the page of the profile, without losing what was filled in', () => {
  it.each(Object.entries(calls))('%s', ALL_FAILURES, async (_name, row) => meetFailures(row));
});
