import type { IncomingMessage } from 'node:http';
import { withoutSecrets } from '@baize/service/telling';

/** What went wrong with a request, in one line: which one, without its query, and the reason. */
export const faultOf = ({ method, headers, url = '' }: IncomingMessage, error: unknown): string => {
  const [path = ''] = url.split(/[?#]/u);
  return withoutSecrets(`${method} ${headers.host}${path}: ${String(error)}`).replaceAll(/\s+/gu, ' ');
};
