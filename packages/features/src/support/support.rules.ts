import type { HelpCenter } from '@baize/gateway-sdk/system';

export type FeedbackLength = HelpCenter['feedback'];

/** What is wrong with the length of feedback, as the gateway counts it: UTF-16, without the blanks around it (D25). */
export const feedbackFault = (
  content: string,
  { minLength, maxLength }: FeedbackLength,
): 'feedbackTooShort' | 'feedbackTooLong' | undefined => {
  const { length } = content.trim();
  if (length < minLength) return 'feedbackTooShort';
  return length > maxLength ? 'feedbackTooLong' : undefined;
};
