import type { Promotion } from '@baize/gateway-sdk/promotions';
import { useQuery } from '@tanstack/react-query';
import { useQueryError, useScope } from '../app/index.ts';
import type { Loaded } from '../app/index.ts';
import { promotionsQuery } from './promotions.queries.ts';

export type PromotionsView = Loaded<{ readonly promotions: readonly Promotion[] }, 'empty'>;

/** The merchant's promotions with their status for this visitor or member. */
export const usePromotions = (): { readonly view: PromotionsView; readonly retry: () => void } => {
  const query = useQuery(promotionsQuery(useScope()));
  const error = useQueryError(query);
  const { data, refetch } = query;
  const retry = (): void => void refetch();
  if (data !== undefined)
    return {
      view: data.promotions.length === 0 ? { state: 'empty' } : { state: 'ready', promotions: data.promotions },
      retry,
    };
  return { view: error === undefined ? { state: 'loading' } : { state: 'failed', error }, retry };
};
