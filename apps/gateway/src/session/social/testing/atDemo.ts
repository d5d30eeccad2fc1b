import type { TestGateway } from '../../../testing/openTestGateway.ts';
import type { Answer, Visitor } from '../../../testing/visitor.ts';

export const BEGIN = '/wps/session/login/social/begin';
export const SOCIAL = '/wps/session/login/social';

/** The query parameters of the address that a provider redirects back to. */
export type Back = { readonly state: string; readonly code: string };

export const begin = async (visitor: Visitor, provider = 'google'): Promise<string> => {
  const { value, message } = await visitor.call(BEGIN, { json: { provider } });
  const { address } = value as { address?: string };
  if (address === undefined) throw new Error(`no sign-in began: ${message}`);
  return address;
};

const partsOf = (location: string): Back => {
  const { searchParams } = new URL(location);
  return { state: searchParams.get('state') ?? '', code: searchParams.get('code') ?? '' };
};

/** Chooses a person on the demo page, as a browser follows its link. */
export const choose = async (gateway: TestGateway, address: string, person = 'robin'): Promise<Back> => {
  const url = new URL(address.replace('/authorize', `/choose/${person}`));
  const response = await gateway.fetch(new Request(url));
  return partsOf(response.headers.get('Location') ?? '');
};

export const signIn = async (
  gateway: TestGateway,
  visitor: Visitor,
  { person = 'robin', provider = 'google' } = {},
): Promise<Answer> => visitor.sendSealed(SOCIAL, await choose(gateway, await begin(visitor, provider), person));

export const terms = { accepted: true, version: '1' };

export const register = (visitor: Visitor, ticket: string, more: object = {}): Promise<Answer> =>
  visitor.sendSealed(SOCIAL, { ticket, terms, ...more }, { method: 'PUT' });

export const ticketOf = ({ value }: Answer): string =>
  (value as { newcomer?: { ticket: string } }).newcomer?.ticket ?? '';

export const codeOf = ({ value }: Answer) => (value as { code?: string } | null)?.code;
