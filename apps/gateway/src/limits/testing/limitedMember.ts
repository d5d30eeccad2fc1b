import { payingMember } from '../../payments/testing/payingMember.ts';
import type { TestGateway } from '../../testing/openTestGateway.ts';
import { callVendor, dragonGate, startPlay } from '../../testing/vendor.ts';
import type { Answer } from '../../testing/visitor.ts';

type Limits = {
  readonly limits: readonly {
    readonly kind: string;
    readonly period: string;
    readonly amount?: string;
    readonly used?: string;
    readonly resetsAt?: string;
    readonly wish?: { readonly amount?: string; readonly confirmFrom: string };
  }[];
  readonly breakUntil?: string;
  readonly excludedUntil?: string;
  readonly mustChoose: boolean;
};

let keys = 0;
const newKey = (): string => `limits-of-tests-${(keys += 1)}`;

export const reasonOf = ({ success, value }: Answer): string =>
  success ? 'done' : ((value as { code?: string }).code ?? '');

/** A player in a world of their own, with calls for limits and for all that they hold back. */
export const limitedMember = async (gateway: TestGateway, wish: Parameters<typeof payingMember>[1] = {}) => {
  const member = await payingMember(gateway, wish);
  const { visitor, post, get } = member;
  const session = await startPlay(gateway, visitor, member.token);
  let bets = 0;
  const vendor = (kind: 'debit' | 'credit' | 'rollback', movement: object) =>
    callVendor(gateway, `wallet/${kind}`, { session, ...movement }, { at: gateway.clock.now() });
  return {
    ...member,
    session,
    vendor,
    set: (kind: string, period: string, amount?: string) => post('/wps/limits', { kind, period, amount }),
    confirm: (kind: string, period: string) => post('/wps/limits/confirm', { kind, period }),
    pause: (days: number) => post('/wps/limits/break', { days }),
    exclude: (months = 6) => post('/wps/limits/exclusion', { months }),
    limits: async () => (await get('/wps/limits')).value as Limits,
    stake: (amount: string, more: object = {}) => {
      bets += 1;
      return vendor('debit', { round: `round-${bets}`, transactionId: `${session}-${bets}`, amount, ...more });
    },
    launch: () => post('/wps/relay/GCS_gameLaunchFB', dragonGate, newKey()),
    logIn: () => visitor.tokenOf('player', 'Player2026'),
  };
};
