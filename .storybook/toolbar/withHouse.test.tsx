import { PasswordField } from '@baize/ui-kit/PasswordField';
import { HouseLogo } from '@baize/ui-kit/testing';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { merchants, sharedWords } from 'virtual:merchants';
import { HouseWords, loadWords } from './withHouse.tsx';

const shown = async (merchant: string, language: string): Promise<string> => {
  const globals = { merchant, language };
  const { words } = await loadWords({ globals, id: 'kit-logo--as-link' });
  return renderToString(
    <HouseWords globals={globals} id="kit-logo--as-link" words={words}>
      <HouseLogo />
      <PasswordField label="……" name="password" autoComplete="current-password" />
    </HouseWords>,
  );
};

it('the toolbar’s merchant gives the kit its logo', async () => {
  expect(merchants.length).toBeGreaterThan(1);
  for (const { id, document } of merchants) {
    expect(document.brand.logo.src).toMatch(/^\/tenants\/[^/]+\/brand\//);
    expect(await shown(id, 'EN')).toContain(`src="${document.brand.logo.src}" alt="${document.brandName}"`);
  }
  expect(await shown('lacquer', 'EN')).toContain('alt="The house"');
});

it.each([
  ['CN', '显示密码：……'],
  ['EN', 'Show password: ……'],
  ['TH', 'Show password: ……'],
])(
  'the toolbar’s language %s gives the kit its words, English where nobody has translated yet',
  async (language, word) => {
    for (const id of [...merchants.map((merchant) => merchant.id), 'lacquer']) {
      expect(await shown(id, language)).toContain(word);
    }
  },
);

it('a merchant’s words are its own where it offers the language, else those that all share', async () => {
  const [merchant] = merchants;
  const before = { EN: merchant?.words.EN };
  const read = (language: string) =>
    loadWords({ globals: { merchant: merchant?.id, language }, id: 'kit-logo--as-link' });
  const own = vi.fn(async () => ({ default: { 'home.title': 'Our own' } }));
  Object.assign(merchant?.words ?? {}, { EN: own });
  expect(await read('EN')).toEqual({ words: { 'home.title': 'Our own' } });
  Object.assign(merchant?.words ?? {}, { EN: undefined });
  expect(await read('EN')).toEqual({ words: (await sharedWords.EN?.())?.default });
  Object.assign(merchant?.words ?? {}, before);
});
