import type { TenantDocument } from '@baize/tenant/document';
import { examples } from '@baize/gateway-sdk/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { see } from '../testing/player.ts';
import { renderSite } from '../testing/renderSite.tsx';
import { gatewaySaying, startUpWith } from '../testing/siteGateway.ts';

const helpLine = { name: 'Helpline', phone: '0808 8020 133', url: 'https://help.example/' };

const limitsUnder = (law: TenantDocument['law'], stubs: Parameters<typeof gatewaySaying>[0] = {}) =>
  renderSite('/member/limits', {
    token: 't1',
    fetch: gatewaySaying(stubs),
    tenant: law === undefined ? {} : { law },
  });

it('the page of limits has the notice of the law, and the help line with its number [D58]', async () => {
  await limitsUnder({ notice: 'keepControl', helpLine });
  const notice = within(await screen.findByRole('complementary', { name: 'Responsible play' }));
  expect(notice.getByText(/^Set your limits before you play/u)).toBeTruthy();
  expect(notice.getByRole('link', { name: 'Helpline' }).getAttribute('href')).toBe(helpLine.url);
  expect(notice.getByRole('link', { name: /0808 8020 133/u }).getAttribute('href')).toBe('tel:08088020133');
  expect(notice.queryByText(/addictive/u)).toBeNull();
});

it('the login says so, too, and nothing where the law asks for nothing [D58]', async () => {
  const { unmount } = await renderSite('/login', { tenant: { law: { notice: 'addictive' } } });
  await see('Online games are addictive. Play only with money that you can afford to lose.');
  unmount();
  await renderSite('/login');
  await screen.findByLabelText(/^Username/u);
  expect(screen.queryByText(/addictive/u)).toBeNull();
});

it('the hours without play are said, as the site’s [D58]', async () => {
  await limitsUnder({ nightBreak: { from: '00:00', to: '05:00' } });
  await see(/^No games for money are offered from .?00:00.? to .?05:00.? \(site time\)\.$/u);
  expect(screen.queryByRole('complementary', { name: 'Responsible play' })).toBeNull();
});

it('where the law requires a limit, to have none is not offered [D58]', async () => {
  const { getLimits } = examples;
  await limitsUnder(undefined, { getLimits: { ...getLimits, limits: [], mustChoose: true, mustLimit: true } });
  await see('Set a deposit limit below. You can deposit once it is set.');
  expect(screen.queryByRole('button', { name: 'No deposit limit' })).toBeNull();
});

it.each([true, undefined])(
  'a registration says that advertising is no part of the terms where the law asks for it: %s [D58]',
  async (marketingByChannel) => {
    await renderSite('/register', {
      fetch: gatewaySaying({ getStartUp: startUpWith('USERNAMEREG3') }),
      tenant: { termsTicked: false, ...(marketingByChannel && { law: { marketingByChannel } }) },
    });
    const box = await screen.findByRole('checkbox', { name: /^I am at least 18 years old/u });
    expect((box as HTMLInputElement).checked).toBe(false);
    const sentence = 'We send you no advertising unless you allow it: by e-mail, by SMS and by phone, each on its own.';
    expect(screen.queryByText(sentence) !== null).toBe(marketingByChannel === true);
    // One consent is asked for, that to the terms.
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  },
);
