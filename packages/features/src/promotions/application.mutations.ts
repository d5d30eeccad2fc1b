import { addPromotionImage, requestPromotionReward, type Promotion } from '@baize/gateway-sdk/promotions';
import { mutationOptions } from '@tanstack/react-query';
import { base64Of, valueOrThrow, type Keyed, type Scope } from '../app/index.ts';
import type { ApplicationDraft } from './application.atoms.ts';
import { showPromotion } from './promotions.mutations.ts';
import { PROMOTIONS } from './promotions.queries.ts';

export type Application = Keyed & {
  readonly draft: ApplicationDraft;
  readonly signal: AbortSignal;
  /** Called with the number of pictures uploaded so far. */
  readonly onSent: (pictures: number) => void;
};

// Ids of uploaded pictures by file and token: a retry does not upload them again, and another account does not reuse
// them.
const arrived = new WeakMap<File, Map<string, string>>();

const idOf = async ({ gateway, token = '' }: Scope, file: File, signal: AbortSignal): Promise<string> => {
  const known = arrived.get(file)?.get(token);
  if (known !== undefined) return known;
  const id = await valueOrThrow(addPromotionImage(gateway, await base64Of(file), { signal }));
  arrived.set(file, new Map(arrived.get(file)).set(token, id));
  return id;
};

/** Uploads the pictures one by one, then sends the application with their ids. */
export const applicationMutation = (scope: Scope, promotionId: string) =>
  mutationOptions<Promotion, Error, Application>({
    meta: { changes: PROMOTIONS },
    mutationFn: async ({ draft: { remark, files }, signal, onSent, idempotencyKey }) => {
      const images: string[] = [];
      for (const file of files) {
        images.push(await idOf(scope, file, signal));
        onSent(images.length);
      }
      const body = { promotionId, remark: remark.trim(), images };
      return valueOrThrow(requestPromotionReward(scope.gateway, body, { idempotencyKey, signal }));
    },
    onSuccess: (changed, { draft }, _before, { client }) => {
      for (const file of draft.files) arrived.delete(file);
      showPromotion(client, changed);
    },
  });
