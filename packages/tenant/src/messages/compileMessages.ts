import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

export type { CompiledMessage };

/** Messages by id as the browser gets them: parsed, flat, with no fallback left to take. */
export type CompiledMessages = Record<string, CompiledMessage>;

type Refusal = { id: string; reason: string };

/** Compiles ICU sentences for development, release and a merchant's own words alike; a sentence that does not parse is refused with the reason. */
export function compileMessages(sentences: Record<string, string>): { messages: CompiledMessages; refused: Refusal[] } {
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
}
