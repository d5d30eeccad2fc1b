import { examples, refused, type Stubs } from '@baize/gateway-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field, fill, press, see, type } from '../../../testing/player.ts';
import { renderSite } from '../../../testing/renderSite.tsx';
import { gatewaySaying } from '../../../testing/siteGateway.ts';

const { getLimits: limits } = examples;

const open = async (stubs: Stubs = {}) => {
  const bodies: unknown[] = [];
  const answer = ({ body }: { readonly body: unknown }) => {
    bodies.push(body);
    return limits;
  };
  const changes = { setLimit: answer, confirmLimit: answer, takeBreak: answer, excludeMember: answer };
  await renderSite('/member/limits', { token: 't1', fetch: gatewaySaying({ ...changes, ...stubs }) });
  return bodies;
};

it('each limit has what is left of it, what is used, and when it starts again [D58]', async () => {
  await open();
  const part = within(await screen.findByRole('region', { name: 'Deposit limit' }));
  expect(part.getByText(/300\.00.* left/u)).toBeTruthy();
  expect(part.getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(/200\.00.* of .*500\.00.* used/u);
  expect(part.getByText(/^Starts again on .*Mar 2/u)).toBeTruthy();
  expect(part.getAllByText('No limit')).toHaveLength(2);
});

it('before it is sent a change says whether it counts at once or is confirmed after 24 hours [D58]', async () => {
  const bodies = await open();
  await press('Change limit: Deposit limit, A day');
  await see('This counts at once.');
  await fill('At most', '600');
  await see('This is looser than now. You can confirm it here after 24 hours.');
  await fill('At most', '400');
  await see('This counts at once.');
  await press('Save limit');
  await waitFor(() => expect(bodies).toEqual([{ kind: 'deposit', period: 'day', amount: '40000' }]));
});

it('what is no amount is refused at its field; a limit is lifted by a wish [D58]', async () => {
  const bodies = await open();
  await press('Change limit: Deposit limit, A day');
  await type('At most', '0');
  await press('Save limit');
  await see('Enter an amount in figures.');
  expect(document.activeElement).toBe(await field('At most'));
  await press('Lift the limit after 24 hours');
  await waitFor(() => expect(bodies).toEqual([{ kind: 'deposit', period: 'day' }]));
});

it('a wish waits for its time; then it is confirmed, or the limit is kept [D58]', async () => {
  const wish = { amount: '200000', confirmFrom: '2001-01-01T00:00:00Z', lapsesAt: '2099-01-01T00:00:00Z' };
  const loss = { kind: 'loss', period: 'week', amount: '100000', used: '0' } as const;
  const bodies = await open({ getLimits: { ...limits, limits: [{ ...loss, wish }] } });
  await press('Confirm the change');
  await press('Keep the limit');
  await waitFor(() =>
    expect(bodies).toEqual([
      { kind: 'loss', period: 'week' },
      { kind: 'loss', period: 'week', amount: '100000' },
    ]),
  );
});

it('a wish that waits cannot be confirmed, and says from when on [D58]', async () => {
  const wish = { confirmFrom: '2098-01-01T00:00:00Z', lapsesAt: '2099-01-01T00:00:00Z' };
  await open({ getLimits: { ...limits, limits: [{ kind: 'stake', period: 'day', amount: '1', used: '0', wish }] } });
  await see('You asked for no limit.');
  await see(/^You can confirm it from/u);
  expect(screen.queryByRole('button', { name: 'Confirm the change' })).toBeNull();
});

it('the reminder is chosen from a list [D58]', async () => {
  const bodies = await open();
  fireEvent.change(await field('Remind me'), { target: { value: '30' } });
  await waitFor(() => expect(bodies).toEqual([{ kind: 'reminder', period: 'session', amount: '30' }]));
});

it('a break and a self-exclusion are asked for once more, with what they do [D58]', async () => {
  const bodies = await open();
  const exclusion = within(await screen.findByRole('region', { name: 'Self-exclusion' }));
  fireEvent.change(exclusion.getByLabelText(/^For how long/u), { target: { value: '12' } });
  fireEvent.click(exclusion.getByRole('button', { name: 'Exclude me' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Self-exclusion: 12 months' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Keep playing as now' }));
  expect(bodies).toEqual([]);
  fireEvent.click(exclusion.getByRole('button', { name: 'Exclude me' }));
  const again = within(await screen.findByRole('alertdialog'));
  fireEvent.click(again.getByRole('button', { name: 'Exclude me' }));
  await waitFor(() => expect(bodies).toEqual([{ months: 12 }]));
});

it('who is excluded or takes a break reads until when, and what stays possible [D58]', async () => {
  await open({ getLimits: { ...limits, excludedUntil: '2026-09-01T00:00:00Z', breakUntil: '2026-03-09T00:00:00Z' } });
  await see(/^You are excluded from play until .*2026/u);
  const withdraw = screen.getAllByRole('link', { name: 'Withdraw' });
  expect(withdraw.some((link) => link.getAttribute('href') === '/member/withdraw')).toBe(true);
});

it('where the law asks for a choice, having no limit can be chosen [D58]', async () => {
  const bodies = await open({ getLimits: { ...limits, limits: [], mustChoose: true } });
  await press('No deposit limit');
  await waitFor(() => expect(bodies).toEqual([{ kind: 'deposit', period: 'month' }]));
});

it('a refused change is put into words [D58]', async () => {
  await open({ setLimit: refused('limitInvalid') });
  await press('Set limit: Stake limit, A month');
  await fill('At most', '5');
  await press('Save limit');
  await see('This limit cannot be set. Choose another one.');
});

it('the changes are listed, the last one first [D58]', async () => {
  await open();
  const changes = within(await screen.findByRole('region', { name: 'Your changes' }));
  expect(await changes.findByText('Deposit limit · A day')).toBeTruthy();
});

it.each([
  ['EN', /500\.00.* → .*900\.00/u],
  ['AR', /500\.00.* ← .*900\.00/u],
] as const)('in %s the arrow of a change points from the old limit to the new one', async (language, figures) => {
  const [change] = examples.getLimitChanges.items;
  const getLimitChanges = { items: [{ ...change, step: 'wished', before: '50000', after: '90000' }] } as never;
  await renderSite('/member/limits', { token: 't1', language, fetch: gatewaySaying({ getLimitChanges }) });
  expect(await screen.findByText(figures)).toBeTruthy();
});
