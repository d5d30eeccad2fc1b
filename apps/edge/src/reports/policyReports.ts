import { callHeaders } from '@baize/assembler';
import { valueWithoutSecrets } from '@baize/service/telling';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../proxy/readBody.ts';
import { refuse } from '../proxy/refuse.ts';
import { sharedRoom } from '../proxy/room.ts';

export type PolicyReport = { host: string; at: string; report: unknown };

const KEPT = 500;
const BODY_BYTES = 64 * 1024;

const parsed = (text: string): unknown[] => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch {
    return [];
  }
};

/** Violation reports of the Content Security Policy: counts all, and keeps the last 500 without secrets. */
export class PolicyReports {
  #count = 0;
  #kept: PolicyReport[] = [];

  /** Accepts a report in either form that browsers send (one object, or a list), up to 64 KB. */
  async take(request: IncomingMessage, response: ServerResponse, host: string): Promise<void> {
    const held = sharedRoom.body(request.socket.remoteAddress ?? '');
    response.once('close', held.release);
    const body = await readBody(request, BODY_BYTES, held.take);
    if (body === 'brokenOff') return;
    if (body === 'tooLarge' || body === 'noRoom') {
      refuse(request, response, body === 'noRoom' ? 'overloaded' : body);
      return;
    }
    const at = new Date().toISOString();
    const told = parsed(body.toString('utf8')).map((report) => valueWithoutSecrets(report));
    const reports = told.map((report) => ({ host, at, report }));
    this.#count += reports.length;
    this.#kept = [...this.#kept, ...reports].slice(-KEPT);
    response.writeHead(204, callHeaders).end();
  }

  list(host: string | undefined): { count: number; reports: PolicyReport[] } {
    const reports = host === undefined ? this.#kept : this.#kept.filter((report) => report.host === host);
    return { count: host === undefined ? this.#count : reports.length, reports };
  }
}
