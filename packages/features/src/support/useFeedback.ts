import { sendFeedback } from '@baize/gateway-sdk/support';
import { useMutation } from '@tanstack/react-query';
import { useAtom, useStore } from 'jotai/react';
import { answered, faultOf, useScope } from '../app/index.ts';
import { broken, refused } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import { feedbackDraftAtom } from './support.atoms.ts';

export type FeedbackRefusal = Refusal<'feedbackTooShort' | 'feedbackTooLong'>;

export type FeedbackView =
  | { readonly state: 'idle' | 'sending' | 'sent' }
  | { readonly state: 'refused'; readonly refusal: FeedbackRefusal };

type Feedback = {
  readonly view: FeedbackView;
  /** What is written so far, also before a reload of the tab; empty again once it is sent (D39). */
  readonly content: string;
  readonly write: (content: string) => void;
  readonly send: () => void;
};

/** Feedback on its way to the merchant; what was written stays with who wrote it until it is sent (REQ-167). */
export const useFeedback = (): Feedback => {
  const { gateway } = useScope();
  const store = useStore();
  const [content, write] = useAtom(feedbackDraftAtom);
  const { status, error, mutate } = useMutation({
    mutationFn: (written: string) => answered(sendFeedback(gateway, { content: written.trim() })),
    // What was written on the way has not been sent.
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
  const fault = faultOf(error);
  const { refusal }: { readonly refusal: FeedbackRefusal } = fault === undefined ? broken() : refused(fault);
  return { state: 'refused', refusal };
};
