import type { GatewayError } from '@baize/gateway-sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { gatewayErrorOf } from './valueOrThrow.ts';

type Outcome = Pick<UseQueryResult, 'error' | 'errorUpdatedAt' | 'dataUpdatedAt'>;

/** Last error of a query until it succeeds, also during a refetch, when the query itself has cleared it. */
export const useQueryError = ({ error, errorUpdatedAt, dataUpdatedAt }: Outcome): GatewayError | undefined => {
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  return errorUpdatedAt > dataUpdatedAt ? gatewayErrorOf(error ?? last) : undefined;
};
