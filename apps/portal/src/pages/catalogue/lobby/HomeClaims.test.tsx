import { failed, type Stubs } from '@baize/gateway-sdk/testing';
import type { TenantDocument } from '@baize/tenant/document';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { gatewaySaying } from '../../../testing/siteGateway.ts';
import { HomeClaims } from './HomeClaims.tsx';

const claims: NonNullable<TenantDocument['claims']> = {
  source: 'Payment records',
  asOf: '2026-02-28',
  depositSeconds: 25,
  withdrawSeconds: 90,
  gameProviders: 47,
};

const show = (getPaymentTimes: NonNullable<Stubs['getPaymentTimes']>, tenant: Partial<TenantDocument> = { claims }) =>
  renderInSite(<HomeClaims />, '/', { fetch: gatewaySaying({ getPaymentTimes }), tenant });

const figures = async () => {
  const list = await screen.findByRole('region', { name: /in figures$/u });
  return [...list.querySelectorAll('dd')].map((value) => value.textContent);
};
const source = () => document.querySelector('section > p')?.textContent;

const measuredAt = '2026-03-01T12:00:00.000Z';

it('measured times of payments stand in place of claimed ones, with their orders and day', async () => {
  await show({ deposit: { seconds: 95, orders: 50 }, withdrawal: { seconds: 260, orders: 7 }, measuredAt });
  await waitFor(async () => expect(await figures()).toEqual(['95 sec', '4 min', '47']));
  expect(source()).toBe('Measured on the latest 57 orders · March 1, 2026Payment records · February 28, 2026');
});

it('a direction with too few orders keeps its claim', async () => {
  await show({ deposit: { seconds: 95, orders: 50 }, measuredAt });
  await waitFor(async () => expect(await figures()).toEqual(['95 sec', '90 sec', '47']));
});

it('a merchant without claims shows what was measured, with no other source', async () => {
  await show({ deposit: { seconds: 30, orders: 5 }, measuredAt }, { claims: undefined as never });
  await waitFor(async () => expect(await figures()).toEqual(['30 sec']));
  expect(source()).toBe('Measured on the latest 5 orders · March 1, 2026');
});

it('without an answer the claims stand with their source', async () => {
  await show(failed(500));
  expect(await figures()).toEqual(['25 sec', '90 sec', '47']);
  expect(source()).toBe('Payment records · February 28, 2026');
});
