/** A parsed event: the last id so far, and the data; undefined data for a block with an id only. */
export type ServerSentEvent = { readonly id: string | undefined; readonly data: string | undefined };

const LINE_END = /\r\n?|\n/gu;

/**
 * Incremental parser of server-sent events (WHATWG HTML, 9.2). `push` takes a chunk, cut anywhere, and returns the
 * events that it completes. `event` and `retry` fields are ignored.
 */
export const readServerSentEvents = () => {
  let line = '';
  let endsWithReturn = false;
  let id: string | undefined;
  let hasId = false;
  let data: string[] = [];

  const readField = (text: string): void => {
    const colon = text.indexOf(':');
    const name = colon < 0 ? text : text.slice(0, colon);
    const value = colon < 0 ? '' : text.slice(colon + 1).replace(/^ /u, '');
    if (name === 'data') data.push(value);
    if (name !== 'id' || value.includes('\0')) return;
    id = value;
    hasId = true;
  };

  const complete = (): ServerSentEvent[] => {
    const isSaid = data.length > 0;
    const event = { id, data: isSaid ? data.join('\n') : undefined };
    const found = isSaid || hasId ? [event] : [];
    data = [];
    hasId = false;
    return found;
  };

  const readLine = (text: string): ServerSentEvent[] => {
    if (text === '') return complete();
    readField(text);
    return [];
  };

  const push = (piece: string): ServerSentEvent[] => {
    if (piece === '') return [];
    // The previous chunk ended between CR and LF.
    const text = endsWithReturn && piece.startsWith('\n') ? piece.slice(1) : piece;
    endsWithReturn = piece.endsWith('\r');
    const lines = text.split(LINE_END);
    const rest = lines.pop() ?? '';
    const events = lines.flatMap((each, at) => readLine(at === 0 ? line + each : each));
    line = lines.length === 0 ? line + rest : rest;
    return events;
  };

  return { push };
};
