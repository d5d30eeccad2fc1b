import { dayAt } from '@baize/domain/days';
import { toMajor } from '@baize/domain/money';
import { and, desc, eq } from 'drizzle-orm';
import { members } from '../accounts/member.schema.ts';
import type { AtMerchant } from '../payments/askProvider.ts';
import { switchedOff } from '../payments/deposits.store.ts';
import { methodsOf } from '../payments/methods.ts';
import { depositOrders, withdrawalOrders } from '../payments/payments.schema.ts';
import { moment, table } from '../pages/merchantPage.ts';
import { text } from '../pages/page.ts';
import { listHeldMovements } from '../wallet/heldMovements.store.ts';

const SHOWN = 50;

type Fields = Readonly<Record<string, string>>;

const hidden = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${text(name)}" value="${text(value)}">`)
    .join('');

/** A form of one button, with inputs before it. */
const form = (label: string, fields: Fields, inputs = ''): string =>
  `<form method="post" action="/operator">${hidden(fields)}${inputs}<button>${text(label)}</button></form>`;

const input = (name: string, label: string, more = ''): string =>
  `<label>${text(label)} <input name="${name}" required ${more}></label> `;

const MINOR = 'inputmode="numeric" pattern="[1-9][0-9]{0,17}"';

/** Says what must be returned: a payment that was not credited came after the account was closed. */
const heldText = ({ status, paid, currency }: typeof depositOrders.$inferSelect): string =>
  status === 'credited' || paid === null
    ? ''
    : ` <strong>Paid after the account was closed. Return ${toMajor(paid.toString(), currency)} ${text(currency)}.</strong>`;

const depositRows = async ({ database, merchant }: AtMerchant, base: Fields): Promise<string[][]> => {
  const orders = await database
    .select({ order: depositOrders, account: members.account })
    .from(depositOrders)
    .innerJoin(members, and(eq(members.merchant, depositOrders.merchant), eq(members.id, depositOrders.member_id)))
    .where(eq(depositOrders.merchant, merchant.id))
    .orderBy(desc(depositOrders.created_at))
    .limit(SHOWN);
  return orders.map(({ order, account }) => [
    moment(order.created_at),
    text(account),
    `${toMajor(order.amount.toString(), order.currency)} ${text(order.currency)}`,
    text(order.method_id),
    text(order.status) + heldText(order),
    form('Confirm', { ...base, deed: 'confirm', order: order.id }) +
      form('Fail', { ...base, deed: 'fail', order: order.id }),
  ]);
};

const withdrawalRows = async ({ database, merchant }: AtMerchant, base: Fields): Promise<string[][]> => {
  const orders = await database
    .select({ order: withdrawalOrders, account: members.account })
    .from(withdrawalOrders)
    .innerJoin(
      members,
      and(eq(members.merchant, withdrawalOrders.merchant), eq(members.id, withdrawalOrders.member_id)),
    )
    .where(eq(withdrawalOrders.merchant, merchant.id))
    .orderBy(desc(withdrawalOrders.created_at))
    .limit(SHOWN);
  return orders.map(({ order, account }) => {
    const named = { ...base, order: order.id };
    return [
      moment(order.created_at),
      text(account),
      `${toMajor(order.amount.toString(), order.currency)} ${text(order.currency)}`,
      text(order.status),
      [
        form('Approve', { ...named, deed: 'approve' }),
        form('Reject', { ...named, deed: 'reject' }),
        form('Pay in part', { ...named, deed: 'partly' }, input('amount', 'Minor units', MINOR)),
        form('Not received', { ...named, deed: 'none' }),
        form('Force', { ...named, deed: 'force' }),
      ].join(''),
    ];
  });
};

/** What vendors owe members who have closed their accounts: nobody but the operator can pay it. */
const heldPart = async ({ database, merchant }: AtMerchant): Promise<string> => {
  const { currency } = merchant.settings.sandbox;
  const rows = (await listHeldMovements(database, merchant.id, SHOWN)).map(
    ({ at, account, vassalage, reference, amount, kind }) => [
      moment(at),
      text(account),
      `<strong>Pay ${toMajor(amount.toString(), currency)} ${text(currency)} by hand.</strong>`,
      kind === 'credit' ? 'Prize' : 'Returned stake',
      text(`${vassalage} ${reference}`),
    ],
  );
  const headings = ['Played (UTC)', 'Account', 'Owed', 'What', 'Vendor and its id'];
  return rows.length === 0 ? '' : `<h2>After the account was closed</h2>${table('After the closure', headings, rows)}`;
};

const switches = async ({ database, merchant }: AtMerchant, base: Fields): Promise<string> => {
  const parts = [];
  for (const direction of ['deposit', 'withdrawal'] as const) {
    const off = await switchedOff(database, merchant.id, direction);
    for (const { id } of methodsOf(merchant, direction))
      parts.push(
        form(`${off.has(id) ? 'Switch on' : 'Switch off'}: ${direction} by ${id}`, {
          ...base,
          deed: 'switch',
          method: id,
          direction,
        }),
      );
  }
  return parts.join('');
};

/** Renders the orders of a merchant, with a button for each status that the operator can give them. */
export const operatorPage = async (at: AtMerchant, said: string): Promise<string> => {
  const base = { merchant: at.merchant.id };
  const today = dayAt(at.now.getTime(), at.merchant.settings.sandbox.timeZone);
  const grant = form(
    'Grant',
    { ...base, deed: 'grant' },
    input('account', 'Account') +
      input('amount', 'Minor units', MINOR) +
      input('times', 'Times turnover', 'type="number" min="0" max="100" value="1"'),
  );
  const message = form(
    'Send',
    { ...base, deed: 'message' },
    input('account', 'Account') +
      input('title', 'Title', 'maxlength="200"') +
      '<label>HTML <textarea name="content" rows="3" cols="40"></textarea></label> ',
  );
  const end = form('End the day', { ...base, deed: 'endDay' }, input('day', 'Day', `type="date" value="${today}"`));
  return `<p role="status">${text(said)}</p>
<h2>Withdrawals</h2>${table('Withdrawals', ['Requested (UTC)', 'Account', 'Amount', 'Status', 'Do'], await withdrawalRows(at, base))}
<h2>Deposits</h2>${table('Deposits', ['Opened (UTC)', 'Account', 'Amount', 'Method', 'Status', 'Do'], await depositRows(at, base))}
${await heldPart(at)}
<h2>Reward</h2>${grant}<h2>Message</h2>${message}<h2>Rebates</h2>${end}<h2>Methods</h2>${await switches(at, base)}`;
};
