import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeProvider } from '../payments/testing/fakeProvider.ts';
import { codeOf, payingMember } from '../payments/testing/payingMember.ts';
import type { Order } from '../payments/testing/payingMember.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';

const { provider } = fakeProvider();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ payments: provider });
});
afterAll(() => gateway.close());

const OWN = 'http://gateway.localhost:8081';

const send = (fields: Record<string, string>, origin = OWN) =>
  gateway.fetch(
    new Request(`${OWN}/operator`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Host: 'gateway.localhost:8081', Origin: origin },
      body: new URLSearchParams(fields),
    }),
  );

const account = { account: 'player', kind: 'bank', bank: 'Harbour Bank', number: '6222020200112345' } as const;
const wish = (status: 'cooling' | 'sent' | 'disputed') => ({
  rows: { withdrawalAccounts: [account], withdrawals: [{ account: 'player', amount: '10000', status }] },
});

const withdrawalOf = async ({ get }: Awaited<ReturnType<typeof payingMember>>) => {
  const { items } = (await get('/wps/payments/withdrawals')).value as { items: Order[] };
  return items[0] ?? ({} as Order);
};

describe('the operator', () => {
  it.each([
    ['cooling', { deed: 'reject' }, { status: 'rejected', returned: '10000' }],
    ['sent', { deed: 'partly', amount: '5000' }, { status: 'partlyReceived', received: '5000' }],
    ['sent', { deed: 'none' }, { status: 'notReceived', returned: '10000' }],
    ['disputed', { deed: 'force' }, { status: 'forcedReceived', received: '9950' }],
    ['cooling', { deed: 'approve' }, { status: 'processing' }],
  ] as const)('gives a withdrawal that is %s another status: %j', async (status, deed, end) => {
    const member = await payingMember(gateway, wish(status));
    const { id } = await withdrawalOf(member);
    const answer = await send({ merchant: member.id, order: id, ...deed });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      `/operator?merchant=${member.id}&said=Done.`,
    ]);
    expect(await withdrawalOf(member)).toMatchObject(end);
    if (deed.deed !== 'approve') {
      const again = await send({ merchant: member.id, order: id, ...deed });
      expect(again.headers.get('Location')).toContain('does+not+fit');
    }
  });

  it('confirms and fails deposits, and confirms a failed one when its money has come', async () => {
    const member = await payingMember(gateway);
    const [one, two] = [(await member.deposit()).value as Order, (await member.deposit()).value as Order];
    await send({ merchant: member.id, deed: 'confirm', order: one.id });
    await send({ merchant: member.id, deed: 'fail', order: two.id });
    expect(await member.order('deposit', one.id)).toMatchObject({ status: 'credited' });
    expect(await member.order('deposit', two.id)).toMatchObject({ status: 'failed', reason: 'operator' });
    await send({ merchant: member.id, deed: 'confirm', order: two.id });
    expect(await member.balance()).toBe('120000');
  });

  it('grants a reward that is bound to turnover, switches a method off and on, and ends a day', async () => {
    const game = { account: 'player', vassalage: 'BAIZE', gameCode: 'dragon-gate', staked: '10000' };
    const member = await payingMember(gateway, { clock: '2026-03-01T04:00:00Z', rows: { rounds: [game] } });
    await send({ merchant: member.id, deed: 'grant', account: 'player', amount: '500', times: '3' });
    expect((await member.get('/wps/records/bonuses')).value).toMatchObject({
      items: [{ source: 'operator', amount: '500', required: '1500', left: '1500' }],
    });
    const toggle = { merchant: member.id, deed: 'switch', method: 'bank', direction: 'deposit' };
    await send(toggle);
    expect(codeOf(await member.deposit())).toBe('methodUnavailable');
    await send(toggle);
    expect(codeOf(await member.deposit())).toBe('done');
    await send({ merchant: member.id, deed: 'endDay', day: '2026-03-01' });
    expect((await member.get('/wps/records/rebates')).value).toMatchObject({ claimable: '50' });
  });

  it('grants no reward that the law of the site forbids [D58]', async () => {
    const member = await payingMember(gateway, { jurisdiction: 'GB' });
    const grant = { merchant: member.id, deed: 'grant', account: 'player', amount: '500' };
    const refused = await send({ ...grant, times: '11' });
    expect(refused.headers.get('Location')).toContain('does+not+fit');
    await send({ ...grant, times: '10' });
    await member.change({ jurisdiction: 'BR' });
    await send({ ...grant, times: '0' });
    const { items } = (await member.get('/wps/records/bonuses')).value as { items: { required: string }[] };
    expect(items.map(({ required }) => required)).toEqual(['5000']);
  });

  it.each([
    ['excluded', '/wps/limits/exclusion', { months: 6 }],
    ['on a break', '/wps/limits/break', { days: 1 }],
  ])('grants no reward to a member who is %s, and may still write to them [D58]', async (_, path, pause) => {
    const member = await payingMember(gateway);
    await member.post(path, pause);
    const grant = { merchant: member.id, deed: 'grant', account: 'player', amount: '500', times: '0' };
    expect((await send(grant)).headers.get('Location')).toContain('does+not+fit');
    expect((await member.get('/wps/records/bonuses')).value).toMatchObject({ items: [] });
    expect(await member.balance()).toBe('100000');
    const message = { merchant: member.id, deed: 'message', account: 'player', title: 'Hello', content: '<p>Hi</p>' };
    expect((await send(message)).headers.get('Location')).toContain('Done');
  });

  it('sends a message whose HTML is cleaned, and tells of a reward', async () => {
    const member = await payingMember(gateway);
    const typed = { title: 'Hello <b>', content: '<p onclick="x()">Hi<script>x()</script></p>' };
    await send({ merchant: member.id, deed: 'message', account: 'player', ...typed });
    await send({ merchant: member.id, deed: 'grant', account: 'player', amount: '500', times: '0' });
    const unknown = await send({ merchant: member.id, deed: 'message', account: 'nobody', ...typed });
    expect(unknown.headers.get('Location')).toContain('does+not+fit');
    const { items } = (await member.get('/wps/messages')).value as { items: object[] };
    expect(items).toHaveLength(2);
    expect(items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'personal', title: 'Hello <b>', content: '<p>Hi</p>' }),
        expect.objectContaining({ kind: 'system', title: 'You have received a reward' }),
      ]),
    );
  });

  it('is shown the orders, and no account writes HTML there', async () => {
    const member = await payingMember(gateway, wish('sent'));
    const open = (host: string) =>
      gateway.fetch(
        new Request(`http://127.0.0.1/operator?merchant=${member.id}&said=%3Cb%3E`, {
          headers: { 'X-Forwarded-Host': host },
        }),
      );
    const page = await open('gateway.localhost');
    const html = await page.text();
    expect(html).toContain('100.00 CNY');
    expect(html).toContain('&lt;b&gt;');
    expect(page.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
    // Browsers send a form with its origin only then.
    expect(page.headers.get('Referrer-Policy')).toBe('same-origin');
    expect((await open(member.host)).status).toBe(404);
  });

  it('is obeyed on its own page alone', async () => {
    const member = await payingMember(gateway, wish('cooling'));
    const { id } = await withdrawalOf(member);
    const fields = { merchant: member.id, deed: 'reject', order: id };
    for (const origin of ['http://evil.example', 'http://gateway.localhost:1', 'null'])
      expect((await send(fields, origin)).status).toBe(403);
    expect((await send({ ...fields, order: 'x' })).status).toBe(400);
    expect(await withdrawalOf(member)).toMatchObject({ status: 'cooling' });
  });
});
