import type { Gateway } from '../app/createGateway.ts';
import { signatureOf, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '../wallet/signature.ts';
import type { Answer, Visitor } from './visitor.ts';

const SECRET = 'vendor-secret-of-the-tests';

/** Sends a vendor's signed call to `/vendor/<path>`. */
export const callVendor = async (
  gateway: Pick<Gateway, 'fetch'>,
  path: string,
  payload: object,
  { secret = SECRET, at = Date.now() }: { secret?: string; at?: number } = {},
): Promise<Answer> => {
  const body = JSON.stringify(payload);
  const timestamp = String(Math.floor(at / 1000));
  const signed = signatureOf(secret, { timestamp, method: 'POST', path: `/vendor/${path}`, body });
  const headers = { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signed };
  const response = await gateway.fetch(
    new Request(`http://127.0.0.1/vendor/${path}`, { method: 'POST', headers, body }),
  );
  const envelope = (await response.json()) as Pick<Answer, 'success' | 'message' | 'value'>;
  return { status: response.status, headers: response.headers, ...envelope };
};

/** The body that launches a game for real money. */
export const dragonGate = {
  vassalage: 'BAIZE',
  gameCode: 'dragon-gate',
  gameType: 'RNG',
  mode: 'real',
  language: 'EN',
  device: 'WEB',
  backUrl: '/rng',
};

let launches = 0;

/** Launches a game as its player and returns the launch token in its URL. */
export const launchToken = async (
  visitor: Visitor,
  token: string | undefined,
  more: Record<string, unknown> = {},
): Promise<string> => {
  launches += 1;
  const answer = await visitor.call('/wps/relay/GCS_gameLaunchFB', {
    ...(token === undefined ? {} : { token }),
    headers: { 'Idempotency-Key': `launch-of-the-tests-${launches}` },
    json: { ...dragonGate, ...more },
  });
  const { url } = answer.value as { url?: string };
  if (url === undefined) throw new Error(`the game did not open: ${JSON.stringify(answer.value)}`);
  return new URL(url).searchParams.get('session') ?? '';
};

/** Launches a game and redeems its token; returns the vendor's game session. */
export const startPlay = async (
  gateway: Pick<Gateway, 'fetch'>,
  visitor: Visitor,
  token: string | undefined,
): Promise<string> => {
  const answer = await callVendor(gateway, 'session/redeem', { token: await launchToken(visitor, token) });
  return (answer.value as { session: string }).session;
};

/** Requests a game session as its player. */
export const askPlaySession = (visitor: Visitor, token: string | undefined, sessionId: string): Promise<Answer> =>
  visitor.call(
    `/wps/game/session?${new URLSearchParams({ sessionId }).toString()}`,
    token === undefined ? {} : { token },
  );
