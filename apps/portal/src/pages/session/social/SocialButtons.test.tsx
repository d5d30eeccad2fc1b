import { refused, unreachable } from '@baize/gateway-sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { press, see } from '../../../testing/player.ts';
import { renderSite } from '../../../testing/renderSite.tsx';
import { gatewaySaying, startUpWith } from '../../../testing/siteGateway.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const withSocial = (social: object, ...flags: readonly string[]) => ({ ...startUpWith(...flags), social });
const both = { google: true, facebook: true };
const labels = ['Continue with Google', 'Continue with Facebook'];
const shown = () => screen.queryAllByRole('button', { name: /^Continue with/u }).map(({ textContent }) => textContent);

it.each([
  ['/login', both, labels],
  ['/register', both, labels],
  ['/login', { google: false, facebook: true }, labels.slice(1)],
  ['/agent', both, []],
])('%s of a merchant that has %j shows %j [REQ-095]', async (path, social, expected) => {
  await renderSite(path, { fetch: gatewaySaying({ getStartUp: withSocial(social, 'USERNAMEREG3') }) });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(shown()).toEqual(expected));
  cleanup();
});

it('says why a provider cannot be reached, and may be pressed again', async () => {
  let asked = 0;
  const answer = () => (asked++ === 0 ? refused('providerAway') : unreachable);
  await renderSite('/login', {
    fetch: gatewaySaying({ getStartUp: withSocial(both), beginSocialLogin: answer }),
  });
  await press('Continue with Google');
  await see('The log-in service cannot be reached. Try again later.');
  await press('Continue with Google');
  await see('There is a network problem. Try again.');
  expect(sessionStorage.getItem('baize.signInWayBack')).toBeNull();
});

it('asks to open the browser inside another app, and asks no provider there', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Mobile/15E148 [FBAN/FBIOS]');
  let asked = 0;
  const begun = () => {
    asked += 1;
    return { address: 'https://accounts.example/' } as never;
  };
  await renderSite('/login', { fetch: gatewaySaying({ getStartUp: withSocial(both), beginSocialLogin: begun }) });
  await press('Continue with Google');
  await see('This cannot be done inside another app. Open the page in your browser and try again.');
  expect(asked).toBe(0);
});
