import { routes } from '@baize/gateway-contract';
import { askPasskey } from '../access/passkeyOptions.ts';
import { passkeysOf, renamePasskeyOf } from '../access/passkeys.store.ts';
import { memberOf } from '../accounts/members.store.ts';
import { answer, ok, refuse } from '../kernel/answer.ts';
import type { Call, GatewayApp, Session } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { addPasskey, beginPasskey, removePasskey } from './passkeys.ts';
import { passkeyProofOf } from './proof.ts';

const member = (call: Call, session: Session) => memberOf(call.database, call.merchant.id, session);

/** Routes of a member's passkeys. */
export const mountPasskeys = (app: GatewayApp): void => {
  handle(app, routes.getPasskeys, async ({ c, call, session }) => {
    const own = await passkeysOf(call.database, await member(call, session));
    const passkeys = own.map(({ id, name, created_at: createdAt, last_used_at: lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      ...(lastUsedAt === null ? {} : { lastUsedAt: lastUsedAt.toISOString() }),
    }));
    return ok(c, { passkeys });
  });

  handle(app, routes.beginPasskey, async ({ c, call, session, payload }) =>
    answer(c, await beginPasskey(call, session, await member(call, session), payload)),
  );

  handle(app, routes.addPasskey, async ({ c, call, session, payload }) =>
    answer(c, await addPasskey(call, session, await member(call, session), payload)),
  );

  handle(app, routes.renamePasskey, async ({ c, call, session, body }) => {
    const isRenamed = await renamePasskeyOf(call.database, await member(call, session), body.id, body.name);
    return isRenamed ? ok(c, null) : refuse(c, 'passkeyUnknown');
  });

  handle(app, routes.removePasskey, async ({ c, call, session, payload }) =>
    answer(c, await removePasskey(call, session, await member(call, session), payload)),
  );

  handle(app, routes.beginPasskeyProof, async ({ c, call, session }) => {
    const own = await passkeysOf(call.database, await member(call, session));
    const ofSite = own.filter(({ rp_id: site }) => site === call.host);
    if (ofSite.length === 0) return refuse(c, 'passkeyUnknown');
    return ok(c, await askPasskey(call, passkeyProofOf(session), ofSite));
  });
};
