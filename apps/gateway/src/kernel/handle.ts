import type { Access } from '@baize/gateway-contract';
import type { RouteConfig, RouteHandler, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Call, GatewayApp, GatewayEnv, Session } from './gateway.types.ts';
import { effectOf } from './idempotency.ts';
import type { Effect } from './idempotency.ts';

/** A route of the contract with the facts that its handler's types depend on. */
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

/** A handler's input, typed by the facts of its call; the guard has checked session and sealed body. */
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
  /** Runs the work of an idempotent call as one transaction under its Idempotency-Key. */
  readonly effect: R['x-idempotent'] extends true ? Effect : undefined;
};

/** Registers the handler of a call. It runs only after the guard has checked what the call's facts require. */
export const handle = <R extends CallRoute>(
  app: GatewayApp,
  route: R,
  answer: (given: Given<R>) => ReturnType<RouteHandler<R, GatewayEnv>>,
): void => {
  const handler = (c: ContextOf<R>) => {
    const { call, payload } = c.var;
    const effect = route['x-idempotent'] ? effectOf(c) : undefined;
    // `valid` returns undefined for a target that the route does not validate.
    const [query, body, form] = [
      c.req.valid('query' as never),
      c.req.valid('json' as never),
      c.req.valid('form' as never),
    ];
    return answer({ c, call, session: call.session, payload, query, body, form, effect } as Given<R>);
  };
  app.openapi(route, handler);
};
