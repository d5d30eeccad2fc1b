import { examples, failed, type Stubs } from '@baize/gateway-sdk/testing';
import { startSessionAtom } from '@baize/features/session';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { laterAnswers } from '../../../testing/laterAnswers.ts';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { gatewaySaying } from '../../../testing/siteGateway.ts';
import { SecretButton } from './SecretButton.tsx';

const { proof: _, ...withoutSecret } = examples.getSecurity;

const show = async (stubs: Stubs, isDisabled = false) => {
  const button = (
    <SecretButton label="Do it" disabled={isDisabled}>
      {(kind, handleClose) => (
        <button type="button" onClick={handleClose}>
          {`Confirm by ${kind}`}
        </button>
      )}
    </SecretButton>
  );
  const { store } = await renderInSite(button, '/', { fetch: gatewaySaying(stubs) });
  act(() => store.set(startSessionAtom, 'a-token'));
};

const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Do it' });

it('the button waits for the secrets, then asks for the one of the member', async () => {
  const { stubs, answer } = laterAnswers({ getSecurity: { ...examples.getSecurity, proof: 'secondFactor' } });
  await show(stubs);
  expect((await button()).disabled).toBe(true);
  await answer('getSecurity');
  await waitFor(async () => expect((await button()).disabled).toBe(false));
  fireEvent.click(await button());
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm by secondFactor' }));
  expect(screen.queryByRole('button', { name: 'Confirm by secondFactor' })).toBeNull();
});

it('what the page itself forbids stays disabled', async () => {
  const { stubs, answer } = laterAnswers({ getSecurity: examples.getSecurity });
  await show(stubs, true);
  await answer('getSecurity');
  expect((await button()).disabled).toBe(true);
  expect(screen.queryByText('You need a password to confirm this.')).toBeNull();
});

it('a member without a secret reads how to get one, and the button stays disabled', async () => {
  await show({ getSecurity: withoutSecret });
  expect(await screen.findByText('You need a password to confirm this.')).toBeTruthy();
  expect(screen.getByText(/To set a password, log out and use/u)).toBeTruthy();
  expect((await button()).disabled).toBe(true);
});

it('a failure is said in place of the button, and a retry brings it', async () => {
  let isDown = true;
  await show({ getSecurity: () => (isDown ? failed(500) : examples.getSecurity) });
  expect(await screen.findByText('Your security settings could not be loaded')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Do it' })).toBeNull();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect((await button()).disabled).toBe(false));
  expect(screen.queryByText('Your security settings could not be loaded')).toBeNull();
});
