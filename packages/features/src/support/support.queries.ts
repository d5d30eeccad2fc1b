import { launchChat, listChatModels } from '@baize/gateway-sdk/support';
import { getHelpCenter } from '@baize/gateway-sdk/system';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** The help topics in the current language, and the length limits of feedback (REQ-159, D25). */
export const helpQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true }, 'help'),
    queryFn: ({ signal }) => valueOrThrow(getHelpCenter(scope.gateway, { signal })),
    enabled: scope.ready,
  });

/** The models of the live chat, fetched once per page load (REQ-227). */
export const chatModelsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, {}, 'chatModels'),
    queryFn: ({ signal }) => valueOrThrow(listChatModels(scope.gateway, { signal })),
    enabled: scope.ready,
    staleTime: Infinity,
  });

/** A chat with the selected model, kept while it is observed; opening it again starts a new chat (REQ-227). */
export const chatQuery = (scope: Scope, modelId: string) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, 'chat', modelId),
    queryFn: ({ signal }) => valueOrThrow(launchChat(scope.gateway, modelId, { signal })),
    enabled: scope.ready,
    staleTime: Infinity,
    gcTime: 0,
    // Without a network it fails at once, instead of pausing: the player sees the error and can retry.
    networkMode: 'always',
  });
