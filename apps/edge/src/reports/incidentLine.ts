import type { IncomingMessage } from 'node:http';
import { withoutSecrets } from '@baize/service/telling';

/** One line about a failed request: method, host, path without query, and the error, all without secrets. */
export const incidentLine = ({ method, headers, url = '' }: IncomingMessage, error: unknown): string => {
  const [path = ''] = url.split(/[?#]/u);
  return withoutSecrets(`${method} ${headers.host}${path}: ${String(error)}`).replaceAll(/\s+/gu, ' ');
};
