import { expect, it } from 'vitest';
import { examples, gatewayStub } from '../testing/index.ts';
import { getBets, getDrawProof, getLotteryBoard, getLotteryRooms, placeBet } from './index.ts';

const five = { vendor: 'LOTT', code: 'five-minute-draw' };

it('a board has its odds by pick; its name defaults to its code', async () => {
  const gateway = gatewayStub({
    getLotteryBoard: {
      ...examples.getLotteryBoard,
      gameName: '',
      plays: [
        {
          code: 'sum-sides',
          kind: 'sides' as const,
          of: 'sum' as const,
          smallTo: 22,
          bigFrom: 23,
          odds: [
            { pick: 'small', pays: 190 },
            { pick: 'each', pays: 200 },
          ],
        },
      ],
    },
  });
  expect(await getLotteryBoard(gateway, five)).toMatchObject({
    ok: true,
    value: { ...five, name: five.code, plays: [{ code: 'sum-sides', smallTo: 22, odds: { small: 190, each: 200 } }] },
  });
  expect(gateway.asked).toMatchObject([{ query: { vassalage: 'LOTT', gameCode: five.code, language: 'EN' } }]);
});

it('a bet is sent unchanged, and read with its win', async () => {
  const won = { ...examples.placeBet, status: 'won' as const, won: '9500' };
  const bets = { items: [won], pageNum: 2, totalPages: 3 };
  const gateway = gatewayStub({ placeBet: won, getBets: bets }, { token: () => 't1' });
  const entries = [{ play: 'last-2', picks: ['07'], stake: '100' }];
  expect(await placeBet(gateway, { ...five, issueNumber: '1', entries })).toMatchObject({
    value: { ...five, status: 'won', won: '9500', result: undefined },
  });
  expect(gateway.asked).toMatchObject([
    { body: { vassalage: 'LOTT', gameCode: five.code, issueNumber: '1', entries } },
  ]);
  expect(await getBets(gateway, { page: 2 })).toMatchObject({ value: { items: [{ won: '9500' }], page: 2, pages: 3 } });
});

it('a draw before its time has no seed, and a room is read as its game', async () => {
  const { seed: _seed, result: _result, ...before } = examples.getDrawProof;
  const rooms = [{ roomId: 'r1', vassalage: 'TCG_SEA', gameCode: 'sea-4d', remark: '' }];
  const gateway = gatewayStub({ getDrawProof: before, getLotteryRooms: rooms }, { token: () => 't1' });
  const proof = await getDrawProof(gateway, { ...five, issueNumber: '1' });
  expect(proof).toMatchObject({ value: { seed: undefined, result: undefined } });
  expect(await getLotteryRooms(gateway)).toMatchObject({ value: [{ code: 'sea-4d', name: 'sea-4d' }] });
});
