import { findMemberByAccount } from '../../accounts/members.store.ts';
import { newWorldAt } from '../../testing/newWorldAt.ts';
import type { TestGateway } from '../../testing/openTestGateway.ts';
import { callVendor, startPlay } from '../../testing/vendor.ts';
import type { Answer } from '../../testing/visitor.ts';
import type { WorldWish } from '@baize/worlds';

export const PAYMENT_PASSWORD = 'Paying2026';
const LOGIN_PASSWORD = 'Player2026';

let keys = 0;
export const newKey = (): string => `payments-of-tests-${(keys += 1)}`;

export const codeOf = ({ success, value }: Answer): string =>
  success ? 'done' : ((value as { code?: string }).code ?? '');

/** Fields of an order that tests read. */
export type Order = {
  readonly id: string;
  readonly status: string;
  readonly amount: string;
  readonly fee: string;
  readonly payUrl?: string;
  readonly credited?: string;
  readonly received?: string;
  readonly returned?: string;
  readonly steps: readonly { readonly step: string }[];
};

/** A player in a world of their own, with calls for payments. */
export const payingMember = async (gateway: TestGateway, wish: WorldWish = {}) => {
  const world = await newWorldAt(gateway, 'alpha', { as: 'player', ...wish });
  const { visitor } = world;
  // Replaced after a day, when the session has ended.
  const as = { token: world.token ?? '' };
  const get = (path: string) => visitor.call(path, as);
  const post = (path: string, json: object, key?: string) =>
    visitor.call(path, { ...as, json, ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }) });
  const seal = (path: string, payload: object, key?: string) =>
    visitor.sendSealed(path, payload, {
      ...as,
      headers: { 'Content-Type': 'application/jose', ...(key === undefined ? {} : { 'Idempotency-Key': key }) },
    });
  const deposit = (more: object = {}, key = newKey()) =>
    post(
      '/wps/payments/deposits',
      { methodId: 'bank', amount: '10000', returnPath: '/member/depositv2', ...more },
      key,
    );
  const setPassword = (newPassword = PAYMENT_PASSWORD) =>
    seal('/wps/member/password/payment', { password: LOGIN_PASSWORD, newPassword, confirmNewPassword: newPassword });
  const addAccount = (more: object = {}) =>
    seal('/wps/payments/accounts', {
      kind: 'bank',
      bank: 'Harbour Bank',
      holder: 'Lin Player',
      number: '6222020200112345',
      paymentPassword: PAYMENT_PASSWORD,
      ...more,
    });
  const withdraw = (accountId: string, amount: string, more: object = {}, key = newKey()) =>
    seal('/wps/payments/withdrawals', { accountId, amount, paymentPassword: PAYMENT_PASSWORD, ...more }, key);
  let play: string | undefined;
  let rounds = 0;
  const bet = async (amount: string) => {
    play ??= await startPlay(gateway, visitor, as.token);
    rounds += 1;
    const movement = { session: play, round: `r${rounds}`, transactionId: `${play}-${rounds}`, amount };
    const answer = await callVendor(gateway, 'wallet/debit', movement, { at: gateway.clock.now() });
    if (!answer.success) throw new Error(JSON.stringify(answer.value));
    return movement;
  };
  return {
    ...world,
    token: as.token,
    get,
    post,
    seal,
    deposit,
    setPassword,
    addAccount,
    withdraw,
    bet,
    memberId: (await findMemberByAccount(gateway.database.owner, world.id, 'player'))?.id ?? '',
    undo: (movement: object) => callVendor(gateway, 'wallet/rollback', movement, { at: gateway.clock.now() }),
    order: async (kind: 'deposit' | 'withdrawal', id: string) =>
      (await get(`/wps/payments/${kind}?id=${id}`)).value as Order,
    balance: async () => ((await get('/wps/v2/wallets/balance')).value as { balance: string }).balance,
    /** An account that can be used. */
    account: async () => {
      await setPassword();
      const { id } = (await addAccount()).value as { id: string };
      await world.advance(25 * 3_600_000);
      as.token = await visitor.tokenOf('player', LOGIN_PASSWORD);
      return id;
    },
  };
};
