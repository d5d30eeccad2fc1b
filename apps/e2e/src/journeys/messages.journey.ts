import { accessible, expect, lookAround, test } from '../journey.ts';
import { moneyReaders } from '../screens/money.ts';
import { withoutGames } from '../surroundings/world.ts';

/** Words of messages, by language. */
const words = {
  EN: {
    first: 'First news',
    second: 'Second news',
    fresh: 'New',
    centre: 'My account',
    messages: /^Messages/u,
    remove: 'Delete',
    confirm: 'Delete message',
  },
  AR: {
    first: 'الخبر الأول',
    second: 'الخبر الثاني',
    fresh: 'جديد',
    centre: 'حسابي',
    messages: /^الرسائل/u,
    remove: 'حذف',
    confirm: 'حذف الرسالة',
  },
} as const;

const messageOf = (title: string) => ({
  account: 'player',
  kind: 'personal' as const,
  titles: { EN: title, AR: title },
  contents: { EN: `<p>${title}!</p>`, AR: `<p>${title}!</p>` },
});

for (const { language, site } of moneyReaders) {
  const said = words[language];
  test(`${site.id} in ${language}: a message arrives while its list is open, counts as unread until it is read, and is gone once deleted [D20]`, async ({
    visit,
  }) => {
    const { page, open, world } = await visit(site, {
      as: 'player',
      failures: withoutGames,
      rows: { messages: [{ ...messageOf(said.first), hoursAgo: 1 }] },
    });
    await open(`/member/messageV2?lang=${language}&token=${world.token ?? ''}`);
    const main = page.getByRole('main');
    const title = (name: string) => main.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
    await expect(title(said.first)).toContainText(said.fresh);

    // The event stream opens once the member looks around.
    const stream = page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/events');
    await lookAround(page);
    await stream;
    await world.addRows({ messages: [messageOf(said.second)] });
    await expect(title(said.second)).toContainText(said.fresh);
    const link = page.getByRole('navigation', { name: said.centre }).getByRole('link', { name: said.messages });
    await expect(link).toContainText('2');
    await accessible('messages', page);

    await title(said.second).click();
    await expect(main.getByRole('article', { name: said.second })).toContainText(`${said.second}!`);
    await expect(title(said.second)).not.toContainText(said.fresh);
    await expect(link).toContainText('1');

    await main.getByRole('button', { name: said.remove, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: said.confirm }).click();
    await expect(title(said.second)).toHaveCount(0);
    await page.reload();
    await expect(title(said.first)).toContainText(said.fresh);
    await expect(title(said.second)).toHaveCount(0);
  });
}
