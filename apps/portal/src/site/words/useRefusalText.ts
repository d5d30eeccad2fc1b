import type { Refusal } from '@baize/features/flow';
import { useLingui } from '@lingui/react/macro';
import { useErrorText } from './useErrorText.ts';

/** Sentences by the code of a refusal. For any other code the gateway's own sentence is shown. */
export type Sentences<Code extends string> = Readonly<Partial<Record<Code, () => string>>>;

/** Returns the sentence for a refusal: the area's own, else that of the gateway's error (REQ-230). */
export const useRefusalText = <Code extends string>(
  sentences: Sentences<Code>,
): ((refusal: Refusal<Code>) => string) => {
  const { t } = useLingui();
  const errorText = useErrorText();
  const insecure = () =>
    t({ id: 'error.insecure', message: 'This page is not secure. Open it with https:// and try again.' });
  const broken = () =>
    t({ id: 'error.broken', message: 'Part of this page is not working. Try again or reload the page.' });
  const own: Readonly<Record<string, (() => string) | undefined>> = { ...sentences, insecure };
  return ({ code, error }) => {
    const sentence = Object.hasOwn(own, code) ? own[code] : undefined;
    if (sentence !== undefined) return sentence();
    return error === undefined ? broken() : errorText(error);
  };
};
