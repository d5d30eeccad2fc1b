import type { HttpMethod, TokenUse } from '../call/about.ts';
import { routes } from './routes.ts';
import type { OperationId } from './routes.ts';

/** What a server needs to know of a call besides its schemas. */
export type Operation = {
  readonly operationId: OperationId;
  readonly method: HttpMethod;
  readonly path: string;
  readonly moduleId: string;
  readonly token: TokenUse;
  readonly encrypted: boolean;
  readonly moneyMoving: boolean;
  readonly realAccount: boolean;
  readonly duringPasswordChange: boolean;
  readonly origin: 'spec' | 'extension';
};

const ids = Object.keys(routes) as OperationId[];

/** Every call with the facts that hold across calls, in the order of the document. */
export const operations: readonly Operation[] = ids.map((operationId) => {
  const route = routes[operationId];
  return {
    operationId,
    method: route.method,
    path: route.path,
    moduleId: route['x-module-id'],
    token: route['x-token'],
    encrypted: route['x-encrypted'],
    moneyMoving: route['x-money-moving'],
    realAccount: route['x-real-account'],
    duringPasswordChange: route['x-during-password-change'],
    origin: route['x-origin'],
  };
});
