import type { IncomingMessage, ServerResponse } from 'node:http';

export type PolicyReport = { host: string; at: string; report: unknown };

const KEPT = 500;
const BODY_BYTES = 64 * 1024;

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch {
    return [];
  }
}

/** What browsers said they refused: all are counted, the last ones kept. */
export class PolicyReports {
  #count = 0;
  #kept: PolicyReport[] = [];

  /** Takes a report in either form browsers send (one object, or a list), up to 64 KB. */
  async take(request: IncomingMessage, response: ServerResponse, host: string): Promise<void> {
    const text = await readBody(request);
    if (text === undefined) {
      response.writeHead(413, { Connection: 'close' }).end();
      return;
    }
    const reports = parsed(text).map((report) => ({ host, at: new Date().toISOString(), report }));
    this.#count += reports.length;
    this.#kept = [...this.#kept, ...reports].slice(-KEPT);
    response.writeHead(204).end();
  }

  list(host: string | undefined): { count: number; reports: PolicyReport[] } {
    const reports = host === undefined ? this.#kept : this.#kept.filter((report) => report.host === host);
    return { count: host === undefined ? this.#count : reports.length, reports };
  }
}
