import type { BodyOf, Schemas, ValueOf } from '@baize/gateway-contract/client';
import { deleteMessages as deleteMessagesOperation } from '@baize/gateway-contract/client/messages/deleteMessages';
import { getMessages as getMessagesOperation } from '@baize/gateway-contract/client/messages/getMessages';
import { markMessagesRead as markMessagesReadOperation } from '@baize/gateway-contract/client/messages/markMessagesRead';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { pageQuery, readPage } from '../paging/index.ts';
import type { Page, PageAsked } from '../paging/index.ts';

/** A message to the member. `content` is untrusted HTML and must be sanitised. */
export type Message = Schemas['Message'];
export type MessageKind = Schemas['MessageKind'];

/** Unread messages in all. */
export type MessageTotals = { readonly unread: number };

export type MessagesAsked = Pick<PageAsked, 'cursor' | 'size'> & { readonly kind?: MessageKind | undefined };

const readItems = readPage((message: Message) => message);

const readMessages = ({ unread, ...page }: ValueOf<'getMessages'>): Page<Message, MessageTotals> =>
  readItems({ ...page, totals: { unread } });

/** A page of the member's messages, newest first; of one kind where it is named. */
export const getMessages = (
  gateway: Gateway,
  { kind, cursor, size }: MessagesAsked = {},
  options?: CallOptions,
): Answer<Page<Message, MessageTotals>> =>
  gateway.call(getMessagesOperation, { query: { ...pageQuery({ cursor, size }), kind } }, readMessages, options);

/** Marks messages as read, all of them without ids; returns the number still unread. */
export const markMessagesRead = (
  gateway: Gateway,
  body: BodyOf<'markMessagesRead'>,
  options?: CallOptions,
): Answer<number> => gateway.call(markMessagesReadOperation, { body }, ({ count }) => count, options);

/** Deletes messages; returns the number still unread. */
export const deleteMessages = (
  gateway: Gateway,
  body: BodyOf<'deleteMessages'>,
  options?: CallOptions,
): Answer<number> => gateway.call(deleteMessagesOperation, { body }, ({ count }) => count, options);
