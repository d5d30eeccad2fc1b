import { sharedSentenceId, type SiteConstants } from '@baize/tenant/document';
import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from '@lingui/core';
import { newReference, report } from '../report.ts';

type Values = Record<string, unknown>;

/** A language's tag, its compiled sentences that have loaded, and the values available to every sentence. */
export type Sentences = {
  readonly locale: string;
  readonly messages: Messages;
  readonly constants?: SiteConstants | undefined;
};

/**
 * Words that never fail to render: a sentence that cannot be formatted is reported once, and replaced by the release's
 * own. Where that is missing or fails too, its plain text and values are rendered.
 */
export class GuardedWords extends I18n {
  // TypeScript's `private`, not `#` names: React's binding wraps this object in a proxy, which cannot read them.
  private readonly told = new Set<string>();
  private readonly constants: SiteConstants | undefined;

  constructor({ locale, messages, constants }: Sentences) {
    super({ locale, messages: { [locale]: { ...messages } } });
    this.constants = constants;
  }

  /** Adds sentences. None of them is on screen yet, so nothing is rendered again. */
  learn(messages: Messages): void {
    Object.assign(this.messages, messages);
  }

  override _(descriptor: MessageDescriptor): string;
  override _(id: string, values?: Values, options?: MessageOptions): string;
  override _(asked: MessageDescriptor | string, values?: Values, options?: MessageOptions): string {
    const descriptor = typeof asked === 'string' ? { ...options, id: asked, ...(values && { values }) } : asked;
    const { id } = descriptor;
    try {
      return this.say(id, descriptor);
    } catch (error) {
      this.tell(id, error);
    }
    try {
      const shared = sharedSentenceId(id);
      if (Object.hasOwn(this.messages, shared)) return this.say(shared, descriptor);
    } catch (error) {
      this.tell(sharedSentenceId(id), error);
    }
    return plainParts(this.messages[id], { ...this.constants, ...descriptor.values });
  }

  private say(id: string, { values, message, ...options }: MessageDescriptor & MessageOptions): string {
    const written: unknown = Object.hasOwn(this.messages, id) ? this.messages[id] : undefined;
    if (written !== undefined && typeof written !== 'string' && !Array.isArray(written)) {
      throw new TypeError('it is not a compiled message');
    }
    if (written === undefined) this.tell(id, 'it is in no area that has come');
    const known = { ...this.constants, ...values };
    return super._(id, known, { ...options, ...(message !== undefined && { message }) });
  }

  private tell(id: string, error: unknown): void {
    if (this.told.has(id)) return;
    this.told.add(id);
    const reason = error instanceof Error ? error.message : String(error);
    report(new Error(`the sentence "${id}" (${this.locale}) cannot be said: ${reason}`), newReference());
  }
}

// The readable parts of a broken message: its text, and the values that it names.
const plainParts = (message: unknown, values: Values): string => {
  if (!Array.isArray(message)) return '';
  const parts = message.map((token: unknown) => {
    if (typeof token === 'string') return token;
    const name: unknown = Array.isArray(token) ? token[0] : undefined;
    const value = typeof name === 'string' && Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
  return parts.join('').trim();
};
