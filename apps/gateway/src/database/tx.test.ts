import { expectTypeOf, it } from 'vitest';
import { launch } from '../launch/launch.service.ts';
import { insertBet } from '../lottery/bets.store.ts';
import { lockWithPassword } from '../accounts/members.store.ts';
import { movePoints } from '../points/points.store.ts';
import { convert, redeem } from '../points/spend.store.ts';
import { apply, claim, draw } from '../promotions/promotions.store.ts';
import { takeBackRewards } from '../promotions/takeBack.store.ts';
import { takeBackRebate } from '../records/takeBackRebate.store.ts';
import { giveStakeBack, placeStake, settlePrize } from '../wallet/play.ts';
import { grantBonus } from '../wallet/bonuses.store.ts';
import { insertTransaction } from '../wallet/ledger.store.ts';
import { lockWallet, moveMoney, openWallet } from '../wallet/wallet.store.ts';
import type { Orm, Tx } from './database.types.ts';

const inTransactions = { lockWallet, moveMoney, openWallet, insertTransaction, movePoints, grantBonus };
const effects = { insertBet, redeem, convert, apply, claim, draw, takeBackRewards, takeBackRebate };
const games = { placeStake, settlePrize, giveStakeBack };
const others = { launch, lockWithPassword };
type First<F> = F extends (...all: infer All) => unknown ? Extract<All[number], Orm> : never;
type Handles = First<
  | (typeof inTransactions)[keyof typeof inTransactions]
  | (typeof effects)[keyof typeof effects]
  | (typeof games)[keyof typeof games]
  | (typeof others)[keyof typeof others]
>;

it('money, points and stores that write twice take a handle within a transaction, and no other', () => {
  expectTypeOf<Handles>().toEqualTypeOf<Tx>();
  expectTypeOf<Orm>().not.toExtend<Tx>();
  expectTypeOf<Tx>().toExtend<Orm>();
});
