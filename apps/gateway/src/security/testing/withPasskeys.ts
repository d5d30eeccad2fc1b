import type { WorldWish } from '@baize/worlds';
import type { TestGateway } from '../../testing/openTestGateway.ts';
import type { Answer, Visitor } from '../../testing/visitor.ts';
import { newSecured, PASSWORD } from './newSecured.ts';
import { softAuthenticator } from './softAuthenticator.ts';
import type { Asked, Forgery, SoftAuthenticator } from './softAuthenticator.ts';

const PATH = '/wps/member/security/passkeys';
const LOGIN = '/wps/session/login/passkey';

type AskedNew = Parameters<SoftAuthenticator['create']>[0];
type Listed = { id: string; name: string; createdAt: string; lastUsedAt?: string };

/** The calls of a login by passkey. */
export const passkeyLogin = (visitor: Visitor) => {
  const begin = async () => (await visitor.call(`${LOGIN}/begin`, { method: 'POST' })).value as Asked;
  const finish = (answer: object, more: object = {}): Promise<Answer> => visitor.sendSealed(LOGIN, { answer, ...more });
  return {
    begin,
    finish,
    logIn: async (key: SoftAuthenticator, forgery: Forgery = {}, more: object = {}): Promise<Answer> =>
      finish(key.get(await begin(), forgery), more),
  };
};

/** A secured world with the calls of passkeys. */
export const withPasskeys = async (gateway: TestGateway, wish: WorldWish = {}) => {
  const world = await newSecured(gateway, wish);
  const { visitor, host, token } = world;
  const begin = (proof: object = PASSWORD, by = token) => visitor.sendSealed(`${PATH}/begin`, { proof }, { token: by });
  const add = (answer: object, by = token, name = 'My phone') =>
    visitor.sendSealed(PATH, { name, answer }, { token: by });
  const newKey = () => softAuthenticator(`http://${host}`);
  return {
    ...world,
    ...passkeyLogin(visitor),
    newKey,
    beginAdding: begin,
    add,
    /** Adds a passkey and returns its authenticator. */
    addKey: async (by = token, proof: object = PASSWORD): Promise<SoftAuthenticator> => {
      const key = newKey();
      const added = await add(key.create((await begin(proof, by)).value as AskedNew), by);
      if (!added.success) throw new Error(`no passkey was added: ${JSON.stringify(added.value)}`);
      return key;
    },
    keys: async (by = token) => ((await visitor.call(PATH, { token: by })).value as { passkeys: Listed[] }).passkeys,
    rename: (id: string, name: string, by = token) =>
      visitor.call(PATH, { method: 'PUT', json: { id, name }, token: by }),
    remove: (id: string, proof: object = PASSWORD, by = token) =>
      visitor.sendSealed(`${PATH}/remove`, { id, proof }, { token: by }),
    askProof: (by = token) => visitor.call(`${PATH}/proof`, { method: 'POST', token: by }),
    /** A proof by passkey, asked for in the session of `by`. */
    proofBy: async (key: SoftAuthenticator, by = token, forgery: Forgery = {}) => ({
      kind: 'passkey',
      answer: key.get((await visitor.call(`${PATH}/proof`, { method: 'POST', token: by })).value as Asked, forgery),
    }),
  };
};
