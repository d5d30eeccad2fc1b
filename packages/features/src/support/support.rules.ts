import type { HelpCenter } from '@baize/gateway-sdk/system';

export type FeedbackLength = HelpCenter['feedback'];

/** The length rule that a feedback breaks. Counted in UTF-16 code units after trimming, as the gateway does (D25). */
export const feedbackError = (
  content: string,
  { minLength, maxLength }: FeedbackLength,
): 'feedbackTooShort' | 'feedbackTooLong' | undefined => {
  const { length } = content.trim();
  if (length < minLength) return 'feedbackTooShort';
  return length > maxLength ? 'feedbackTooLong' : undefined;
};
