import { accessible, expect, lookAround, test } from '../journey.ts';
import { header } from '../screens/header.ts';
import { loginForm } from '../screens/login.ts';
import { anySite, siteThatSpeaks } from '../surroundings/surroundings.ts';
import { openLine } from '../surroundings/line.ts';
import { oneVendor } from '../surroundings/world.ts';

const EVENTS = '/wps/events';
/** Chromium's error codes for a cut connection; which one depends on the moment. */
const BROKEN_OFF = [
  'ERR_CONNECTION_REFUSED',
  'ERR_INCOMPLETE_CHUNKED_ENCODING',
  'ERR_SOCKET_NOT_CONNECTED',
  'ERR_CONNECTION_RESET',
  'ERR_EMPTY_RESPONSE',
];

const said = {
  EN: {
    credited: /1,234\.00\D* was added to your balance\./u,
    rejected: /withdrawal of \D*50\.00\D* was rejected/u,
    failed: /deposit of \D*60\.00\D* did not go through/u,
    close: 'Close',
  },
  AR: {
    credited: /أُضيف إلى رصيدك مبلغ .*1,234\.00/u,
    rejected: /رُفض سحب رصيد بمبلغ .*50\.00/u,
    failed: /لم يكتمل إيداعك بمبلغ .*60\.00/u,
    close: 'إغلاق',
  },
} as const;

for (const language of ['EN', 'AR'] as const) {
  const site = language === 'AR' ? siteThatSpeaks('AR') : anySite();
  const { credited, rejected, failed, close } = said[language];

  test(`${language}: what comes of a deposit is told in every tab over one stream, and what was missed while the network was away afterwards`, async ({
    visit,
  }) => {
    const { page, context, open, openTab, watch, world } = await visit(site, { settings: oneVendor });
    const line = await openLine();
    const at = (path: string) => `http://${world.host}:${line.port}${path}`;
    await open(at('/login?lang=EN'));
    await loginForm(page).logIn('player');
    await expect(header(page).account).toBeVisible();
    await open(at(`/promotions?lang=${language}`));
    let streams = 0;
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === EVENTS) streams += 1;
    });
    await lookAround(page);
    const other = await openTab(at(`/promotions?lang=${language}`));
    await lookAround(other);
    // The buttons of promotions come in a chunk, which a cut line would lose.
    const button = 'main button[data-variant=main]:not([aria-busy])';
    for (const tab of [page, other]) await expect(tab.locator(button).first()).toBeVisible();
    // One tab holds the event stream, the other waits to take over.
    await expect.poll(() => other.evaluate(listeningTabs)).toBe(2);
    await expect.poll(() => streams).toBe(1);

    await test.step('a deposit is told in both tabs', async () => {
      await world.addRows({ events: [{ account: 'player', type: 'depositCredited', amount: '123400' }] });
      for (const tab of [page, other]) await expect(tab.getByRole('alert').getByText(credited)).toBeVisible();
      await accessible('a deposit that is told', page);
      await page.getByRole('alert').getByRole('button', { name: close }).click();
      await expect(page.getByText(credited)).toHaveCount(0);
      expect(streams).toBe(1);
    });

    await test.step('what happens while the network is away is told once it is back, and nothing twice', async () => {
      for (const status of BROKEN_OFF)
        watch.expectFailure({ status, path: /^\/(?:wps|media|brand)\//u, mayNotHappen: true });
      line.cut();
      await world.addRows({ events: [{ account: 'player', type: 'withdrawRejected', amount: '5000' }] });
      await expect.poll(() => streams).toBeGreaterThan(1);
      line.mend();
      for (const tab of [page, other]) await expect(tab.getByRole('alert').getByText(rejected)).toBeVisible();
      await expect(page.getByText(credited)).toHaveCount(0);
    });

    await test.step('a tab goes on where the one that listened was closed', async () => {
      const before = streams;
      await page.close();
      await expect.poll(() => streams).toBeGreaterThan(before);
      await world.addRows({ events: [{ account: 'player', type: 'depositFailed', amount: '6000' }] });
      await expect(other.getByRole('alert').getByText(failed)).toBeVisible();
    });
    line.close();
  });
}

/** Runs in the page: number of tabs that hold or wait for the lock of the event stream. */
const listeningTabs = async (): Promise<number> => {
  const { held = [], pending = [] } = await navigator.locks.query();
  return [...held, ...pending].filter(({ name }) => name?.startsWith('events of ')).length;
};
