import { accessible, expect, lookAround, test } from '../journey.ts';
import { onSite } from '../surroundings/surroundings.ts';
import { withoutGames } from '../surroundings/world.ts';

const messageOf = (title: string) => ({
  account: 'player',
  kind: 'personal' as const,
  titles: { EN: title },
  contents: { EN: `<p>${title} for you.</p>` },
});

test(
  onSite('a message arrives while its list is open, counts as unread until it is read, and is gone once deleted [D20]'),
  async ({ visit, site }) => {
    const { page, open, world } = await visit(site, {
      as: 'player',
      failures: withoutGames,
      rows: { messages: [{ ...messageOf('First news'), hoursAgo: 1 }] },
    });
    await open(`/member/messageV2?lang=EN&token=${world.token ?? ''}`);
    const main = page.getByRole('main');
    const title = (name: string) => main.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
    await expect(title('First news')).toContainText('New');

    // The event stream opens once the member looks around.
    const stream = page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/events');
    await lookAround(page);
    await stream;
    await world.addRows({ messages: [messageOf('Second news')] });
    await expect(title('Second news')).toContainText('New');
    const link = page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: /^Messages/u });
    await expect(link).toContainText('2');
    await accessible('messages', page);

    await title('Second news').click();
    await expect(main.getByRole('article', { name: 'Second news' })).toContainText('Second news for you.');
    await expect(title('Second news')).not.toContainText('New');
    await expect(link).toContainText('1');

    await main.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete message' }).click();
    await expect(title('Second news')).toHaveCount(0);
    await page.reload();
    await expect(title('First news')).toContainText('New');
    await expect(title('Second news')).toHaveCount(0);
  },
);
