import type { Schemas } from '@baize/gateway-contract/client';

/** What may stand beside the code of a refusal. */
type Details = Schemas['RefusalDetails'];

/** What a stub answers instead of a value. */
export class Refused<Code extends string> {
  readonly status: number;
  readonly code: Code;
  readonly details: Details;
  readonly message: string;
  constructor(status: number, code: Code, { message = '', ...details }: Details & { message?: string }) {
    this.status = status;
    this.code = code;
    this.details = details;
    this.message = message;
  }
}

type More = Details & { readonly message?: string };

/** The call is refused for a reason of business, with one of the codes that the contract has for it (D37). */
export const refused = <const Code extends string>(code: Code, more: More = {}): Refused<Code> =>
  new Refused(200, code, more);

/** The call has failed with an HTTP status: 401, 429, 503 … (D37). */
export const failed = (status: number, code = 'internal', more: More = {}): Refused<never> =>
  new Refused(status, code as never, more);

/** Nobody answers: there is no network. */
export const unreachable: unique symbol = Symbol('unreachable');

/** What the gateway would send for it. */
export const responseOf = (answer: unknown): Response => {
  if (answer === unreachable) throw new TypeError('Failed to fetch');
  if (answer instanceof Response) return answer;
  if (!(answer instanceof Refused)) return Response.json({ success: true, message: '', value: answer });
  const { status, code, message, details } = answer as Refused<string>;
  return Response.json({ success: false, message, value: { code, ...details } }, { status });
};
