import { usualRules } from '@baize/domain/field-rules';
import { bannerLooks } from '@baize/sandbox-art';
import { looks, registrationFields, vendorCodes } from '@baize/tenant/sandbox';
import { expect, it } from 'vitest';
import { gameSeeds, vendorSeeds } from '../catalogue/catalogueData.ts';

it('a sandbox file may name exactly the vendors that the sandbox has', () => {
  expect([...vendorCodes]).toEqual(vendorSeeds.map(({ vassalage }) => vassalage));
});

it('a sandbox file may change exactly the fields that a registration has', () => {
  expect([...registrationFields]).toEqual(usualRules.map(({ key }) => key));
});

it('a sandbox file may name exactly the looks that banners are drawn in', () => {
  expect([...looks]).toEqual([...bannerLooks]);
});

it('a first shelf is checked against exactly the games that the vendors have', async () => {
  const lines = vendorSeeds.map(({ vassalage }) => {
    const codes = gameSeeds.filter((game) => game.vassalage === vassalage).map(({ gameCode }) => gameCode);
    return `  "${vassalage}": ${JSON.stringify(codes)}`;
  });
  const file = '../../../../packages/tenant/src/sandbox/gameCodes.gen.json';
  await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot(file);
});
