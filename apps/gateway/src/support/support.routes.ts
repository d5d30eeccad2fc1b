import { routes } from '@baize/gateway-contract';
import { ok, refuse } from '../app/answer.ts';
import type { GatewayApp } from '../app/gateway.types.ts';
import { handle } from '../app/handle.ts';
import { keepFeedback } from './support.store.ts';

/** Feedback from members and visitors (REQ-167, D25). */
export const mountSupport = (app: GatewayApp): void => {
  handle(app, routes.sendFeedback, async ({ c, call, body: { content } }) => {
    const { minLength, maxLength } = call.merchant.settings.sandbox.feedback;
    if (content.length < minLength) return refuse(c, 'feedbackTooShort');
    if (content.length > maxLength) return refuse(c, 'feedbackTooLong');
    const { merchant, language, now, session } = call;
    await keepFeedback(call.database, merchant.id, {
      member_id: session?.memberId ?? null,
      language,
      content,
      sent_at: now,
    });
    return ok(c, null);
  });
};
