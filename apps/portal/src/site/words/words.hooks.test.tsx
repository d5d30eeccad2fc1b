import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SiteContext, useSite } from '../SiteContext.ts';
import { gatewayWith } from '../../testing/gatewayWith.ts';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { useDateTime } from './useDateTime.ts';
import { useMoney } from './useMoney.ts';
import { type GatewayError, useErrorText } from './useErrorText.ts';

/** A merchant in Japan. */
const inJapan = {
  startsUp: true,
  fetch: gatewayWith({
    '/wps/system/permission': { merchant: { code: 'sample', currency: 'JPY' }, timeZone: 'Asia/Tokyo' },
  }),
};

function Written() {
  const dateTime = useDateTime();
  const money = useMoney();
  return <p>{[dateTime('2026-11-21T22:05:00Z'), money('1234567890', 'USD')].join(' | ')}</p>;
}

function ForIndia() {
  const site = useSite();
  return (
    <SiteContext value={{ ...site, document: { ...site.document, region: 'IN' } }}>
      <Written />
    </SiteContext>
  );
}

it('writes a moment in the merchant’s time zone, and says which that is', async () => {
  const { container } = await renderInSite(<Written />, '/', inJapan);
  await waitFor(() => expect(container.textContent).toMatch(/^Nov 22, 07:05\sAM GMT\+9 /u));
});

it('writes moments and amounts as they are written in the merchant’s region', async () => {
  const { container } = await renderInSite(<ForIndia />, '/', inJapan);
  await waitFor(() => expect(container.textContent).toMatch(/^22 Nov, 07:05\sam GMT\+9 \| .*1,23,45,678\.90$/u));
});

const SYSTEM = 'System error. Reference: R1';

const sentences: readonly (readonly [GatewayError, string | RegExp])[] = [
  [{ kind: 'network' }, 'There is a network problem. Try again.'],
  [{ kind: 'timeout' }, 'That took too long. Try again.'],
  [{ kind: 'aborted' }, 'That took too long. Try again.'],
  [{ kind: 'unauthenticated' }, 'You are not logged in. Log in to continue.'],
  [{ kind: 'rateLimited', retryAfter: 0 }, 'Too many attempts. Wait 1 second, then try again.'],
  [{ kind: 'rateLimited', retryAfter: 4.2 }, 'Too many attempts. Wait 5 seconds, then try again.'],
  [{ kind: 'locked' }, 'This account is locked for now.'],
  [{ kind: 'locked', until: '2026-11-21T12:30:00Z' }, /^This account is locked until Nov 2[12], .+\.$/u],
  [{ kind: 'locked', until: 'midnight' }, 'This account is locked until midnight.'],
  [{ kind: 'maintenance' }, 'Under maintenance. Come back later.'],
  [{ kind: 'regionRestricted' }, 'Access from your IP address is restricted.'],
  [
    { kind: 'business', code: 'odd', value: {}, message: "The gateway's sentence.", reference: 'R1' },
    /^The gateway's/u,
  ],
  [{ kind: 'business', code: 'odd', value: {}, reference: 'R1' }, SYSTEM],
  [{ kind: 'malformed', status: 200, reference: 'R1' }, SYSTEM],
  [
    { kind: 'business', code: 'accountUnknown', value: {}, message: 'No such account' },
    'Username or email does not exist.',
  ],
  [{ kind: 'business', code: 'unknownError', value: {}, message: 'E-17' }, 'Something went wrong. Please try again.'],
  [{ kind: 'http', status: 500, reference: 'R1' }, SYSTEM],
  [{ kind: 'http', status: 502 }, 'System error. Reference: –'],
];

function Said() {
  const errorText = useErrorText();
  return sentences.map(([error]) => <p key={JSON.stringify(error)}>{errorText(error)}</p>);
}

it('says of every refusal what happened and what to do, and a reference where only we can help [REQ-230]', async () => {
  const { container } = await renderInSite(<Said />);
  const said = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(said).toEqual(
    sentences.map(([, sentence]) => (typeof sentence === 'string' ? sentence : expect.stringMatching(sentence))),
  );
});
