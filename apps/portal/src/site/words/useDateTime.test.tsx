import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SiteContext, useSite } from '../SiteContext.ts';
import { gatewayWith } from '../../testing/gatewayWith.ts';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { useDateTime } from './useDateTime.ts';
import { useMoney } from './useMoney.ts';

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
