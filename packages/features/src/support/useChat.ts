import type { GatewayError } from '@baize/gateway-sdk';
import { useQuery } from '@tanstack/react-query';
import { gatewayErrorOf, useScope } from '../app/index.ts';
import { chatModelsQuery, chatQuery } from './support.queries.ts';

/**
 * The URL of a chat, if it is absolute and the merchant allows it; else undefined. A relative URL would open on the
 * site's own origin.
 */
export const chatAddress = (url: string, allows: (address: string) => boolean): string | undefined =>
  URL.canParse(url) && allows(url) ? url : undefined;

const NOBODY: readonly string[] = [];

/** The models of this merchant's live chat: empty when it has none or loading failed, undefined while loading. */
export const useChatModels = (): readonly string[] | undefined => {
  const { data, isError } = useQuery(chatModelsQuery(useScope()));
  return isError ? (data ?? NOBODY) : data;
};

export type ChatView =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly url: string }
  | { readonly state: 'failed'; readonly error: GatewayError }
  /** The gateway returned a URL that the merchant does not allow. */
  | { readonly state: 'wrongAddress' };

type Chat = { readonly view: ChatView; readonly retry: () => void };

/** The chat with a model, opened once a model is selected and kept until unmount; `retry` starts it anew (REQ-227). */
export const useChat = (modelId: string | undefined, allows: (address: string) => boolean): Chat => {
  const scope = useScope();
  const ready = scope.ready && modelId !== undefined;
  const { data, error, isFetching, refetch } = useQuery(chatQuery({ ...scope, ready }, modelId ?? ''));
  const url = data === undefined ? undefined : chatAddress(data, allows);
  const gatewayError = gatewayErrorOf(error);
  const retry = () => void refetch();
  if (isFetching) return { view: { state: 'opening' }, retry };
  if (gatewayError !== undefined) return { view: { state: 'failed', error: gatewayError }, retry };
  if (data === undefined) return { view: { state: 'opening' }, retry };
  return { view: url === undefined ? { state: 'wrongAddress' } : { state: 'open', url }, retry };
};
