import type { FlagName } from '@baize/domain/flags';
import type { ZodType } from 'zod';
import type { Access, HttpMethod, RateClass } from '../call/about.ts';
import { routes } from './routes.ts';
import type { OperationId } from './routes.ts';

/** The facts that a server needs of a call, beside its schemas; documented at `CallFacts`. */
export type Operation = {
  readonly operationId: OperationId;
  readonly method: HttpMethod;
  readonly path: string;
  readonly moduleId: string;
  readonly access: Access;
  readonly realAccount: boolean;
  readonly flag: FlagName | undefined;
  readonly rate: RateClass;
  readonly payload: ZodType | undefined;
  readonly idempotent: boolean;
  readonly sameForAll: boolean;
  readonly whileClosed: boolean;
  readonly duringPasswordChange: boolean;
  readonly origin: 'spec' | 'extension';
};

const ids = Object.keys(routes) as OperationId[];

/** Every call with its facts, in the document's order. */
export const operations: readonly Operation[] = ids.map((operationId) => {
  const route = routes[operationId];
  return {
    operationId,
    method: route.method,
    path: route.path,
    moduleId: route['x-module-id'],
    access: route['x-access'],
    realAccount: route['x-real-account'],
    flag: route['x-flag'],
    rate: route['x-rate'],
    payload: route.payload,
    idempotent: route['x-idempotent'],
    sameForAll: route['x-same-for-all'],
    whileClosed: route['x-while-closed'],
    duringPasswordChange: route['x-during-password-change'],
    origin: route['x-origin'],
  };
});
