import type { Gateway } from '../app/createGateway.ts';

/** Two gateways on one database as one: calls alternate between them. */
export const alternating = (first: Gateway, second: Gateway): Gateway => {
  let calls = 0;
  return {
    ...first,
    fetch: (request, env) => {
      calls += 1;
      return (calls % 2 === 0 ? first : second).fetch(request, env);
    },
    close: async () => {
      await second.close();
      await first.close();
    },
  };
};
