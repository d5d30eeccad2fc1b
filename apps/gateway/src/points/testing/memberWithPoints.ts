import { newWorldAt } from '../../testing/newWorldAt.ts';
import type { TestGateway } from '../../testing/openTestGateway.ts';
import { callVendor, startPlay } from '../../testing/vendor.ts';
import { PAYMENT_PASSWORD, pointsOf } from './pointsOf.ts';

type Bet = {
  readonly session: string;
  readonly round: string;
  readonly transactionId: string;
  readonly amount: string;
};

/** A player with granted points in a world of their own; returns calls for points and bets. */
export const memberWithPoints = async (gateway: TestGateway, points = 0, rows: object = {}) => {
  const pointGrants = points === 0 ? [] : [{ account: 'player', points }];
  const members = ['player', 'agent'].map((account) => ({ account, paymentPassword: PAYMENT_PASSWORD }));
  const world = await newWorldAt(gateway, 'alpha', { as: 'player', rows: { members, pointGrants, ...rows } });
  let session: string | undefined;
  let rounds = 0;
  const bet = async (amount: string): Promise<Bet> => {
    session ??= await startPlay(gateway, world.visitor, world.token);
    rounds += 1;
    const made = { session, round: `r${rounds}`, transactionId: `${session}-${rounds}`, amount };
    const answer = await callVendor(gateway, 'wallet/debit', made);
    if (!answer.success) throw new Error(JSON.stringify(answer.value));
    return made;
  };
  const undo = (made: Bet) => callVendor(gateway, 'wallet/rollback', made);
  return { ...world, ...pointsOf(world.visitor, world.token), bet, undo };
};

/** The code of a refusal. */
export const codeOf = ({ value }: { readonly value: unknown }): string | undefined => (value as { code?: string }).code;
