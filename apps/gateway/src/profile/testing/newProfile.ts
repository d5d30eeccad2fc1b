import type { WorldWish } from '@baize/worlds';
import { newWorldAt } from '../../testing/newWorldAt.ts';
import type { TestGateway } from '../../testing/openTestGateway.ts';
import type { Answer } from '../../testing/visitor.ts';

export const PASSWORD = { kind: 'password', secret: 'Player2026' };

type Profile = {
  readonly nickname: string;
  readonly picture?: { readonly url: string; readonly drawn?: number };
  readonly drawnPictures: readonly string[];
  readonly birthday?: string;
  readonly language?: string;
  readonly timeFormat: string;
  readonly consents: readonly { readonly channel: string; readonly isGiven: boolean; readonly since?: string }[];
};

/** The code of a refusal; `done` for a success. */
export const reasonOf = ({ success, value }: Answer): string =>
  success ? 'done' : ((value as { code?: string }).code ?? '');

/** A world whose player has no money, with the calls of the profile. */
export const newProfile = async (gateway: TestGateway, wish: WorldWish = {}) => {
  const world = await newWorldAt(gateway, 'alpha', {
    as: 'player',
    ...wish,
    rows: { members: [{ account: 'player', balance: '0' }], ...wish.rows },
    failures: { limits: { setNickname: 1000, setBirthday: 1000, closeAccount: 1000, requestExport: 1000 } },
  });
  const { visitor } = world;
  const token = world.token ?? '';
  const post = (path: string, json: object, by = token) => visitor.call(`/wps/profile${path}`, { json, token: by });
  const seal = (path: string, proof: object, by = token) =>
    visitor.sendSealed(`/wps/profile${path}`, { proof }, { token: by });
  const read = async (path: string, by = token) => (await visitor.call(path, { token: by })).value;
  const fetchFile = (ticket: string, by: string) => {
    const headers = { 'X-Forwarded-Host': world.host, Authorization: `Bearer ${by}` };
    return gateway.fetch(new Request(`http://127.0.0.1/wps/profile/export/file?ticket=${ticket}`, { headers }));
  };
  const file = async (ticket: string, by = token) => {
    const response = await fetchFile(ticket, by);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text };
  };
  return {
    ...world,
    token,
    post,
    file,
    /** Starts a download, and breaks it off after its first piece. */
    cutFile: async (ticket: string) => {
      const reader = (await fetchFile(ticket, token)).body?.getReader();
      await reader?.read();
      await reader?.cancel();
    },
    name: (nickname: string, by?: string) => post('/nickname', { nickname }, by),
    see: async (by?: string) => (await read('/wps/profile', by)) as Profile,
    consent: (channel: string, isGiven: boolean) => post('/consents', { channel, isGiven }),
    consentChanges: async (by?: string) =>
      ((await read('/wps/profile/consents/changes', by)) as { changes: Record<string, unknown>[] }).changes,
    askExport: (proof: object = PASSWORD, by?: string) => seal('/export', proof, by),
    closure: async (by?: string) => (await read('/wps/profile/closure', by)) as Record<string, unknown>,
    close: (proof: object = PASSWORD, by?: string) => seal('/closure', proof, by),
  };
};

export const ticketOf = ({ value }: Answer): string => (value as { ticket?: string }).ticket ?? '';
