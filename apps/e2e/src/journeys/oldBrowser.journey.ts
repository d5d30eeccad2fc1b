import { expect, test } from '../journey.ts';
import { anySite } from '../surroundings/surroundings.ts';

test('a browser below the floor shows a note, black on white, and nothing else', async ({ visit }) => {
  const { page, context, world } = await visit(anySite());
  await context.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
  await page.goto(new URL('/login?lang=EN', world.address).href);
  const note = page.locator('.old-browser');
  await expect(note).toBeVisible();
  await expect(note).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(note).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('#root')).toBeHidden();
  await expect(page.getByText('network problem')).toHaveCount(0);
});
