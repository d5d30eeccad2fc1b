import { sendFeedback } from '@baize/gateway-sdk/support';
import { useMutation } from '@tanstack/react-query';
import { useAtom, useStore } from 'jotai/react';
import { valueOrThrow, gatewayErrorOf, useScope, atomWithLifetime } from '../app/index.ts';
import { broken, refused, type Refusal } from '../flow/index.ts';

/** Draft of the feedback form, kept across reloads of the tab (D39). */
export const feedbackDraftAtom = atomWithLifetime({
  key: 'feedbackDraft',
  lifetime: 'session',
  initial: '',
  parse: (stored) => stored,
});

export type FeedbackRefusal = Refusal<'feedbackTooShort' | 'feedbackTooLong'>;

export type FeedbackView =
  | { readonly state: 'idle' | 'sending' | 'sent' }
  | { readonly state: 'refused'; readonly refusal: FeedbackRefusal };

type Feedback = {
  readonly view: FeedbackView;
  /** The draft, restored after a reload of the tab; cleared once it is sent (D39). */
  readonly content: string;
  readonly write: (content: string) => void;
  readonly send: () => void;
};

/** The feedback form (REQ-167). The draft is kept until it was sent. */
export const useFeedback = (): Feedback => {
  const { gateway } = useScope();
  const store = useStore();
  const [content, write] = useAtom(feedbackDraftAtom);
  const { status, error, mutate } = useMutation({
    mutationFn: (written: string) => valueOrThrow(sendFeedback(gateway, { content: written.trim() })),
    // Text typed while the request was in flight has not been sent, so the draft is kept.
    onSuccess: (_, written) => {
      if (store.get(feedbackDraftAtom) === written) store.set(feedbackDraftAtom, '');
    },
  });
  return { view: viewOf(status, error), content, write, send: () => mutate(content) };
};

const viewOf = (status: 'pending' | 'success' | 'idle' | 'error', error: Error | null): FeedbackView => {
  if (status === 'pending') return { state: 'sending' };
  if (status === 'success') return { state: 'sent' };
  if (status === 'idle') return { state: 'idle' };
  const gatewayError = gatewayErrorOf(error);
  const { refusal }: { readonly refusal: FeedbackRefusal } =
    gatewayError === undefined ? broken() : refused(gatewayError);
  return { state: 'refused', refusal };
};
