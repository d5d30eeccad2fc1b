import { expect, it, vi } from 'vitest';
import { SiteContext, useSite } from '../app/SiteContext.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { useDateTime } from './useDateTime.ts';
import { useMoney } from './useMoney.ts';

vi.mock(import('@baize/features/system'), async (original) => ({
  ...(await original()),
  useStartUp: () => ({ startUp: { timeZone: 'Asia/Tokyo' } }) as never,
}));

function Written() {
  const dateTime = useDateTime();
  const money = useMoney();
  return [dateTime('2026-11-21T22:05:00Z'), money('1234567890', 'USD')].join(' | ');
}

function InIndia() {
  const site = useSite();
  return (
    <SiteContext value={{ ...site, document: { ...site.document, region: 'IN' } }}>
      <Written />
    </SiteContext>
  );
}

it('writes a moment in the merchant’s time zone, and says which that is', async () => {
  const { container } = await renderInSite(<Written />);
  expect(container.textContent).toMatch(/^Nov 22, 07:05\sAM GMT\+9 /u);
});

it('writes moments and amounts as they are written in the merchant’s region', async () => {
  const { container } = await renderInSite(<InIndia />);
  expect(container.textContent).toMatch(/^22 Nov, 07:05\sam GMT\+9 \| .*1,23,45,678\.90$/u);
});
