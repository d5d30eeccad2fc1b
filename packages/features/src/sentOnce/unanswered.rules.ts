import { answerIsLost, gatewayErrorOf, isObject } from '../app/index.ts';

/** A request that moves money and has no answer yet: a repeat has its key, so that money never moves twice (D38). */
export type Unanswered<Request> = {
  readonly idempotencyKey: string;
  /** Contains no password, since it is stored. */
  readonly request: Request;
  /** Identifies the session that sent it. */
  readonly whose: string;
  /** False while its first answer is awaited. */
  readonly isLost: boolean;
};

/** A request as it may be stored. */
export const withoutSecret = <Request>({
  idempotencyKey,
  request,
  whose,
  isLost,
}: Unanswered<Request>): Unanswered<Request> => ({ idempotencyKey, request, whose, isLost });

/** A request as it is kept after an attempt; undefined once the gateway has decided on it. */
export const stillUnanswered = <Request>(
  asked: Unanswered<Request>,
  error: Error | null,
): Unanswered<Request> | undefined => {
  const gatewayError = gatewayErrorOf(error);
  if (answerIsLost(gatewayError)) return { ...withoutSecret(asked), isLost: true };
  // A repeat that was turned away says nothing about the first attempt.
  const isTurnedAway = asked.isLost && error !== null && gatewayError?.kind !== 'business';
  return isTurnedAway ? withoutSecret(asked) : undefined;
};

/** Parses a stored request, whose answer is lost with the page that awaited it. */
export const readUnanswered = <Request>(
  stored: string,
  isRequest: (value: unknown) => value is Request,
): Unanswered<Request> | undefined => {
  try {
    const value: unknown = JSON.parse(stored);
    if (!isObject(value)) return undefined;
    const { idempotencyKey, request, whose } = value;
    if (typeof idempotencyKey !== 'string' || typeof whose !== 'string' || !isRequest(request)) return undefined;
    return { idempotencyKey, request, whose, isLost: true };
  } catch {
    return undefined;
  }
};
