import { accessible, expect, test } from '../journey.ts';
import { header } from '../screens/header.ts';
import { loginForm } from '../screens/login.ts';
import { anySite } from '../surroundings/surroundings.ts';
import { withoutGames } from '../surroundings/world.ts';

const GAP = 150;
const suspect = { failures: { ...withoutGames, botCheckRequired: true, botCheckGap: GAP } };

test('a member who is taken for a robot slides the piece by keys, and is in with what was typed', async ({ visit }) => {
  const { page, open } = await visit(anySite(), suspect);
  await open('/login?lang=EN');
  await loginForm(page).logIn('player');
  const dialog = page.getByRole('dialog', { name: 'Quick check' });
  const slider = dialog.getByRole('slider', { name: 'Slide the piece into the gap' });
  await expect(slider).toBeEnabled();
  await accessible('bot check', page);

  await slider.press('PageUp');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('That did not fit. Here is a new picture.');

  // Steers by the slider's value, as a user does by sight. Key presses are far more regular than a hand, and must pass.
  await expect(slider).toHaveValue('0');
  while (Number(await slider.inputValue()) < GAP) await slider.press('ArrowRight');
  for (let n = 0; n < 30; n += 1) {
    await slider.press('ArrowRight');
    await slider.press('ArrowLeft');
  }
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(header(page).account).toBeVisible();
});

test('a member taken for a robot logs in without a picture, by a proof of work', async ({ visit }) => {
  const { page, open } = await visit(anySite(), suspect);
  await open('/login?lang=EN');
  await loginForm(page).logIn('player');
  const dialog = page.getByRole('dialog', { name: 'Quick check' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(loginForm(page).refusal).toHaveText('Complete the verification first.');
  await loginForm(page).submit.click();
  await dialog.getByRole('button', { name: 'Check without a picture' }).click();
  await expect(header(page).account).toBeVisible();
});
