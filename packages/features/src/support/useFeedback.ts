import { sendFeedback } from '@baize/gateway-sdk/support';
import { useMutation } from '@tanstack/react-query';
import { answered, faultOf, useScope } from '../app/index.ts';
import { broken, refused } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';

export type FeedbackRefusal = Refusal<'feedbackTooShort' | 'feedbackTooLong'>;

export type FeedbackView =
  | { readonly state: 'idle' | 'sending' | 'sent' }
  | { readonly state: 'refused'; readonly refusal: FeedbackRefusal };

/** Feedback on its way to the merchant; what was written stays with who wrote it until it is sent (REQ-167). */
export const useFeedback = (): { readonly view: FeedbackView; readonly send: (content: string) => void } => {
  const { gateway } = useScope();
  const { status, error, mutate } = useMutation({
    mutationFn: (content: string) => answered(sendFeedback(gateway, { content: content.trim() })),
  });
  const send = (content: string) => mutate(content);
  if (status === 'pending') return { view: { state: 'sending' }, send };
  if (status === 'success') return { view: { state: 'sent' }, send };
  if (status === 'idle') return { view: { state: 'idle' }, send };
  const fault = faultOf(error);
  const { refusal }: { readonly refusal: FeedbackRefusal } = fault === undefined ? broken() : refused(fault);
  return { view: { state: 'refused', refusal }, send };
};
