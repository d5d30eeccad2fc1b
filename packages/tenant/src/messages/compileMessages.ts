import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

export type { CompiledMessage };

/** Compiled messages by id, as the browser loads them: flat, with all fallbacks resolved. */
export type CompiledMessages = Record<string, CompiledMessage>;

type Refusal = { id: string; reason: string };

/**
 * Compiles ICU messages for development, release and merchants alike. Messages that fail to parse are returned in
 * `refused` with the reason.
 */
export const compileMessages = (
  sentences: Record<string, string>,
): { messages: CompiledMessages; refused: Refusal[] } => {
  const messages: CompiledMessages = {};
  const refused: Refusal[] = [];
  for (const [id, sentence] of Object.entries(sentences)) {
    try {
      messages[id] = compileMessageOrThrow(sentence);
    } catch (error) {
      refused.push({ id, reason: (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '' });
    }
  }
  return { messages, refused };
};
