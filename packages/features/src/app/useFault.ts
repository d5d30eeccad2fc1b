import type { GatewayError } from '@baize/gateway-sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { faultOf } from './answered.ts';

type Outcome = Pick<UseQueryResult, 'error' | 'errorUpdatedAt' | 'dataUpdatedAt'>;

/** Last error of a query until it succeeds, also during a refetch, when the query itself has cleared it. */
export const useFault = ({ error, errorUpdatedAt, dataUpdatedAt }: Outcome): GatewayError | undefined => {
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  return errorUpdatedAt > dataUpdatedAt ? faultOf(error ?? last) : undefined;
};
