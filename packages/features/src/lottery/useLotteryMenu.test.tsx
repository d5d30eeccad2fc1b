// @vitest-environment jsdom
import { failed } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { otherLotteries } from './lottery.queries.ts';
import { useLotteryMenu } from './useLotteryMenu.ts';

const group = (gameGroupCode: string, ...codes: string[]) => ({
  gameGroupCode,
  labelName: `${gameGroupCode} draws`,
  gameMenus: codes.map((code) => ({ code, remark: code.toUpperCase() })),
});

it('lists the groups of a mode with their games, but neither KENO nor a group without games', async () => {
  const { result, gateway } = renderFeature(() => useLotteryMenu('ELOTT'), {
    getLotteryMenus: [group('PK10', 'racing'), group('KENO', 'keno-5'), group('LF')],
  });
  expect(result.current).toMatchObject({ state: 'loading', groups: [] });
  await eventually(() => expect(result.current.state).toBe('ready'));
  expect(result.current.groups).toEqual([
    { code: 'PK10', name: 'PK10 draws', games: [{ code: 'racing', name: 'RACING' }] },
  ]);
  expect(gateway.asked).toMatchObject([{ query: { prizeMode: 'ELOTT' } }]);
});

it('says when they did not come, and asks again', async () => {
  let away = true;
  const { result } = renderFeature(() => useLotteryMenu('LOTT'), {
    getLotteryMenus: () => (away ? failed(404) : [group('SSC', 'five')]),
  });
  await eventually(() => expect(result.current.state).toBe('failed'));
  away = false;
  act(() => result.current.retry());
  await eventually(() => expect(result.current.groups).toHaveLength(1));
});

it('takes for other lotteries those whose vendor is not the house', () => {
  const vendors = ['LOTT', 'TCG_SEA', 'ELOTT', 'TCG_LOTTO_VN'].map((vassalage) => ({ vassalage }));
  expect(otherLotteries(vendors).map(({ vassalage }) => vassalage)).toEqual(['TCG_SEA', 'TCG_LOTTO_VN']);
});
