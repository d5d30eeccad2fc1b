import type { WorldWish } from '@baize/worlds';
import { latestMessages } from '../../outbox/outbox.store.ts';
import { authenticatorCode } from '../../secrets/authenticator.ts';
import { newWorldAt } from '../../testing/newWorldAt.ts';
import type { TestGateway } from '../../testing/openTestGateway.ts';
import type { Answer } from '../../testing/visitor.ts';

export const PASSWORD = { kind: 'password', secret: 'Player2026' };
export const factor = (secret: string) => ({ kind: 'secondFactor', secret });

/** The code of a refusal; undefined for a success. */
export const codeIn = ({ value }: Answer) => (value as { code?: string } | null)?.code;

const PATH = '/wps/member/security';
const PROOF_PATHS = { begin: '', remove: '/remove', codes: '/codes' } as const;

/** A world with a logged-in player and the calls of the security area. */
export const newSecured = async (gateway: TestGateway, wish: WorldWish = {}) => {
  const world = await newWorldAt(gateway, 'alpha', { as: 'player', ...wish });
  const { visitor, id, now, advance } = world;
  const token = world.token ?? '';
  const sent = async (recipient: string) => {
    const messages = await latestMessages(gateway.database.owner, id, { limit: 50, since: new Date(0) });
    return messages.filter((message) => message.recipient === recipient);
  };
  const codeTo = async (recipient: string): Promise<string> =>
    /\d{6}/u.exec((await sent(recipient)).find(({ body }) => /\d{6}/u.test(body))?.body ?? '')?.[0] ?? '';
  const undoLinkTo = async (recipient: string): Promise<string> =>
    (await sent(recipient)).map(({ body }) => /#undo=([\w-]+)/u.exec(body)?.[1]).find((link) => link !== undefined) ??
    '';
  const withProof = (path: keyof typeof PROOF_PATHS, proof: object, by = token) =>
    visitor.sendSealed(`${PATH}/authenticator${PROOF_PATHS[path]}`, { proof }, { token: by });
  const confirm = (code: string) => visitor.sendSealed(`${PATH}/authenticator/confirm`, { code }, { token });
  /** Turns an authenticator app on; returns its secret and the recovery codes, a step later. */
  const turnOn = async () => {
    const { secret } = (await withProof('begin', PASSWORD)).value as { secret: string };
    const done = await confirm(authenticatorCode(secret, now()));
    await advance(60_000);
    return { secret, codes: (done.value as { recoveryCodes: string[] }).recoveryCodes };
  };
  return {
    ...world,
    token,
    sent,
    codeTo,
    undoLinkTo,
    withProof,
    confirm,
    turnOn,
    see: async (by = token) => (await visitor.call(PATH, { token: by })).value as Record<string, unknown>,
    askCode: (json: object, by = token) => visitor.call(`${PATH}/contact/code`, { json, token: by }),
    bind: (payload: object, by = token) =>
      visitor.sendSealed(`${PATH}/contact`, { proof: PASSWORD, ...payload }, { token: by }),
    undo: (link: string) => visitor.call(`${PATH}/undo`, { json: { token: link } }),
    sessions: async (by = token) =>
      ((await visitor.call('/wps/member/sessions', { token: by })).value as { sessions: Record<string, unknown>[] })
        .sessions,
    end: (session: unknown, by = token) =>
      visitor.call('/wps/member/sessions/end', { json: { id: session }, token: by }),
    endOthers: (by = token) => visitor.call('/wps/member/sessions/end-others', { method: 'POST', token: by }),
    isAlive: async (by: string) => (await visitor.call('/wps/member/info', { token: by })).status === 200,
  };
};
