import type { Access } from '@baize/gateway-contract';
import type { RouteConfig, RouteHandler, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Call, GatewayApp, GatewayEnv, Session } from './gateway.types.ts';
import { effectOf } from './once.ts';
import type { Effect } from './once.ts';

/** A call of the contract with its facts. */
type CallRoute = RouteConfig & {
  readonly 'x-access': Access;
  readonly 'x-idempotent': boolean;
  readonly payload: z.ZodType | undefined;
};

type ContextOf<R extends CallRoute> = Parameters<RouteHandler<R, GatewayEnv>>[0];
type ValidOf<R extends CallRoute, Target extends string> =
  ContextOf<R> extends Context<GatewayEnv, string, infer Input>
    ? Input extends { out: { readonly [T in Target]: infer Valid } }
      ? Valid
      : undefined
    : never;

type SessionFor = { anyone: undefined; optional: Session | undefined; member: Session; agent: Session };

/** What a handler works with, as the facts of its call promise: the guard has seen to it. */
export type Given<R extends CallRoute> = {
  readonly c: ContextOf<R>;
  readonly call: Call;
  readonly session: SessionFor[R['x-access']];
  /** The plaintext of a sealed body. */
  readonly payload: R['payload'] extends z.ZodType ? z.output<R['payload']> : undefined;
  readonly query: ValidOf<R, 'query'>;
  readonly body: ValidOf<R, 'json'>;
  /** The fields of a form-encoded body. */
  readonly form: ValidOf<R, 'form'>;
  /** Does what must happen once for the call's Idempotency-Key. */
  readonly effect: R['x-idempotent'] extends true ? Effect : undefined;
};

/** Answers a call of the contract. The guard has let it through: what its facts ask for is there. */
export const handle = <R extends CallRoute>(
  app: GatewayApp,
  route: R,
  answer: (given: Given<R>) => ReturnType<RouteHandler<R, GatewayEnv>>,
): void => {
  const handler = (c: ContextOf<R>) => {
    const { call, payload } = c.var;
    const effect = route['x-idempotent'] ? effectOf(c) : undefined;
    // What is validated is there under its name, and undefined where there is nothing to validate.
    const [query, body, form] = [
      c.req.valid('query' as never),
      c.req.valid('json' as never),
      c.req.valid('form' as never),
    ];
    return answer({ c, call, session: call.session, payload, query, body, form, effect } as Given<R>);
  };
  app.openapi(route, handler);
};
