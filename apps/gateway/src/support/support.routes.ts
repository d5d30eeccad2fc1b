import { routes } from '@baize/gateway-contract';
import { ok, refuse } from '../kernel/answer.ts';
import type { GatewayApp, Services } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { storeFeedback } from './support.store.ts';

/** Routes of feedback from members and visitors, and of the live chat (REQ-167, REQ-227, D25). */
export const mountSupport = (app: GatewayApp, { gamesOrigin }: Services): void => {
  handle(app, routes.sendFeedback, async ({ c, call, body: { content } }) => {
    const { minLength, maxLength } = call.merchant.settings.sandbox.feedback;
    if (content.length < minLength) return refuse(c, 'feedbackTooShort');
    if (content.length > maxLength) return refuse(c, 'feedbackTooLong');
    const { merchant, language, now, session } = call;
    await storeFeedback(call.database, merchant.id, {
      member_id: session?.memberId ?? null,
      language,
      content,
      sent_at: now,
    });
    return ok(c, null);
  });

  handle(app, routes.listChatModels, ({ c, call }) => {
    const { models } = call.merchant.settings.sandbox.chat;
    return ok(c, { models: models.map((modelId) => ({ modelId })) });
  });

  handle(app, routes.launchChat, ({ c, call, query: { modelId } }) => {
    const { models, url } = call.merchant.settings.sandbox.chat;
    if (!models.includes(modelId)) return refuse(c, 'chatUnavailable');
    return ok(c, { chatUrl: url ?? `${gamesOrigin}/chat?language=${call.language}` });
  });
};
