import {
  depositFault,
  depositTerms,
  type DepositFault,
  type DepositPromotion,
  type DepositRequest,
  type DepositTerms,
  type PaymentMethod,
  type PaymentMethods,
} from '@baize/features/payments';

/** What the player has filled in. */
export type DepositWish = {
  readonly methodId: string | undefined;
  readonly network: DepositRequest['network'];
  /** Minor units; undefined while the field is empty or holds no amount. */
  readonly amount: string | undefined;
  readonly promotionId: string | undefined;
};

/** What a wish comes to by the gateway's current terms. */
export type PlannedDeposit = {
  readonly method: PaymentMethod | undefined;
  readonly network: DepositRequest['network'];
  readonly promotion: DepositPromotion | undefined;
  readonly amount: string | undefined;
  readonly terms: DepositTerms | undefined;
  readonly methodError: 'none' | 'switchedOff' | undefined;
  readonly amountError: DepositFault | 'missing' | undefined;
};

/** The wish of a player who has filled in nothing: the first way to pay that is available. */
export const firstWish = ({ deposit }: PaymentMethods): DepositWish => ({
  methodId: deposit.find(({ available }) => available)?.id,
  network: undefined,
  amount: undefined,
  promotionId: undefined,
});

/** Plans a deposit by the terms as they are now, which may have changed since the form was opened. */
export const planDeposit = (methods: PaymentMethods, wish: DepositWish): PlannedDeposit => {
  const { methodId, promotionId, amount } = wish;
  const method = methods.deposit.find(({ id }) => id === methodId);
  const promotion = methods.promotions.find(({ id }) => id === promotionId);
  return {
    method,
    network: method?.networks.find((network) => network === wish.network) ?? method?.networks[0],
    promotion,
    amount,
    terms: method && amount !== undefined ? depositTerms(methods, method, promotion, amount) : undefined,
    methodError: method === undefined ? 'none' : method.available ? undefined : 'switchedOff',
    amountError: amount === undefined ? 'missing' : method && depositFault(method, promotion, amount),
  };
};
