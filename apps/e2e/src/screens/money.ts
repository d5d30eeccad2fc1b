import type { WorldRows } from '@baize/worlds';
import { expect, type Page } from '@playwright/test';
import type { Visit } from '../journey.ts';
import { languagesWritten } from '../surroundings/sites.ts';
import { edgePort, siteThatSpeaks, siteWhere } from '../surroundings/surroundings.ts';

/** Languages of both directions, each with a site that speaks it; the first is a site without the other direction. */
export const moneyReaders = [
  {
    language: 'EN',
    site: siteWhere('no right-to-left language', (site) => languagesWritten(site, 'rtl').length === 0),
  },
  { language: 'AR', site: siteThatSpeaks('AR') },
] as const;

/** The payment password of members in these journeys. */
const PAYMENT_PASSWORD = 'Money2026';

/** A member with 1,000.00, a payment password, and a bank account that can be used at once. */
export const paying: WorldRows = {
  members: [{ account: 'player', paymentPassword: PAYMENT_PASSWORD, balance: '100000' }],
  withdrawalAccounts: [{ account: 'player', kind: 'bank', bank: 'Harbour Bank', number: '6222020200112345' }],
};

/** Limits that fit 1,000.00 in any currency. */
export const openingBalance = '100000';

/** Words of the pages of money, by language. */
export const moneyWords = {
  EN: {
    amount: /^Amount/u,
    bank: 'Bank transfer',
    review: 'Review the deposit',
    deposit: /^Deposit .*\d/u,
    credited: (amount: string) => new RegExp(`^\\D*${amount}\\D* was added to your balance\\.$`, 'u'),
    another: 'Make another deposit',
    withdraw: 'Withdraw',
    withdrawal: 'Withdrawal',
    toWager: (amount: string) => new RegExp(`^Wager \\D*${amount}\\D* more`, 'u'),
    nothingToWager: 'Nothing left to wager',
    password: 'Your payment password',
    requested: 'You can still take this withdrawal back.',
    takeBack: 'Take it back',
    takenBack: /^You took it back/u,
    lost: /^There is no answer yet to your withdrawal/u,
    ask: 'Ask for the answer',
    partly: 'Only a part arrived',
    arrived: 'Amount that arrived',
    report: 'Send report',
    underReview: 'Under review',
    partlyArrived: (amount: string) => new RegExp(`^\\D*${amount}\\D* arrived\\. `, 'u'),
    show: 'Show',
    close: 'Close',
  },
  AR: {
    amount: /^المبلغ/u,
    bank: 'تحويل بنكي',
    review: 'مراجعة الإيداع',
    deposit: /^إيداع .*\d/u,
    credited: (amount: string) => new RegExp(`^أُضيف إلى رصيدك مبلغ \\D*${amount}`, 'u'),
    another: 'إجراء إيداع آخر',
    withdraw: 'سحب الرصيد',
    withdrawal: 'سحب الرصيد',
    toWager: (amount: string) => new RegExp(`^راهن بمبلغ \\D*${amount}`, 'u'),
    nothingToWager: 'لا توجد رهانات متبقية',
    password: 'كلمة مرور المعاملات',
    requested: 'لا يزال بإمكانك التراجع عن هذا السحب.',
    takeBack: 'التراجع عن السحب',
    takenBack: /^تراجعت عنه/u,
    lost: /^لم يصل بعد رد بشأن سحب الرصيد/u,
    ask: 'الاستعلام عن الرد',
    partly: 'وصل جزء فقط',
    arrived: 'المبلغ الذي وصل',
    report: 'إرسال البلاغ',
    underReview: 'قيد المراجعة',
    partlyArrived: (amount: string) => new RegExp(`^وصل \\D*${amount}`, 'u'),
    show: 'عرض',
    close: 'إغلاق',
  },
} as const;

export type MoneyWords = (typeof moneyWords)[keyof typeof moneyWords];

/** Orders a deposit, pays it on the provider's page, and waits until it is credited. */
export const depositBy = async (
  { page, context }: Visit,
  said: MoneyWords,
  { method, amount }: { readonly method: string; readonly amount: string },
): Promise<void> => {
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('textbox', { name: said.amount }).fill(amount);
  await page.getByRole('button', { name: said.review }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('main').getByRole('button', { name: said.deposit }).click();
  const provider = await opened;
  await provider.locator('button[value="pay"]').click();
  await expect(provider.locator('main')).toHaveAttribute('data-state', 'paid');
  await provider.close();
};

/** The form of a withdrawal. */
export const withdrawForm = (page: Page, said: MoneyWords) => {
  const dialog = page.getByRole('dialog');
  const confirm = async (): Promise<void> => {
    await dialog.getByLabel(said.password, { exact: true }).fill(PAYMENT_PASSWORD);
    await dialog.getByRole('button', { name: said.withdraw, exact: true }).click();
  };
  return {
    dialog,
    confirm,
    /** Types an amount, and submits the form. */
    async submit(amount: string): Promise<void> {
      await page.getByRole('textbox', { name: said.amount }).fill(amount);
      await page.getByRole('main').getByRole('button', { name: said.withdraw, exact: true }).click();
    },
  };
};

/** The operator's page about the merchant of a visit. */
export const openOperator = async ({ context, world }: Visit): Promise<Page> => {
  const tab = await context.newPage();
  await tab.goto(`http://gateway.localhost:${edgePort}/operator?merchant=${world.id}`);
  return tab;
};
