import type { Schemas } from '@baize/gateway-contract/client';

/** Details that a refusal may carry beside its code. */
type Details = Schemas['RefusalDetails'];

/** A stubbed error response. */
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

/** A refusal for a business reason, with one of the call's codes in the contract (D37). */
export const refused = <const Code extends string>(code: Code, more: More = {}): Refused<Code> =>
  new Refused(200, code, more);

/** A failure with an HTTP status: 401, 429, 503 … (D37). */
export const failed = (status: number, code = 'internal', more: More = {}): Refused<never> =>
  new Refused(status, code as never, more);

/** Simulates a lost network: `fetch` rejects. */
export const unreachable: unique symbol = Symbol('unreachable');

/** Converts a stub's answer into a response. */
export const responseOf = (answer: unknown): Response => {
  if (answer === unreachable) throw new TypeError('Failed to fetch');
  if (answer instanceof Response) return answer;
  if (!(answer instanceof Refused)) return Response.json({ success: true, message: '', value: answer });
  const { status, code, message, details } = answer as Refused<string>;
  return Response.json({ success: false, message, value: { code, ...details } }, { status });
};
