import { launchChat, listChatModels } from '@baize/gateway-sdk/support';
import { getHelpCenter } from '@baize/gateway-sdk/system';
import { queryOptions } from '@tanstack/react-query';
import { answered, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** The help topics in the language shown, and how long feedback may be (REQ-159, D25). */
export const helpQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true }, 'help'),
    queryFn: ({ signal }) => answered(getHelpCenter(scope.gateway, { signal })),
    enabled: scope.ready,
    retry: false,
  });

/** Who answers in the live chat; it is what it was for as long as a page stays (REQ-227). */
export const chatModelsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, {}, 'chatModels'),
    queryFn: ({ signal }) => answered(listChatModels(scope.gateway, { signal })),
    enabled: scope.ready,
    retry: false,
    staleTime: Infinity,
  });

/** A chat with whom was chosen, open as long as somebody looks at it: opened again, it is another (REQ-227). */
export const chatQuery = (scope: Scope, modelId: string) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, 'chat', modelId),
    queryFn: ({ signal }) => answered(launchChat(scope.gateway, modelId, { signal })),
    enabled: scope.ready,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    // Without a network it fails at once: nobody waits before a chat that cannot come.
    networkMode: 'always',
  });
