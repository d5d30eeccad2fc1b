import type { FieldError } from '@baize/domain/field-rules';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/**
 * Returns the sentence under a field whose value breaks a rule; equal minimum and maximum become one number (REQ-127 to
 * REQ-130).
 */
export const useFieldErrorText = (): ((error: FieldError) => string) => {
  const { t } = useLingui();
  const ofPattern = usePatternText();
  return (error) => {
    switch (error.rule) {
      case 'required':
        return t({ id: 'field.required', message: 'This field cannot be empty' });
      case 'length': {
        const { min, max } = error;
        return t({ id: 'field.length', message: `Use from ${min} to ${max} characters` });
      }
      case 'exactLength': {
        const { length } = error;
        return t({
          id: 'field.exactLength',
          message: plural(length, {
            one: `Use exactly ${length} character`,
            other: `Use exactly ${length} characters`,
          }),
        });
      }
      case 'pattern':
        return ofPattern(error.patternId);
      case 'acceptedPattern':
        return t({ id: 'field.acceptedPattern', message: 'This is not in the right format' });
      case 'confirmation':
        return t({ id: 'field.confirmation', message: 'The two entries do not match' });
    }
  };
};

type PatternId = Extract<FieldError, { readonly rule: 'pattern' }>['patternId'];

const usePatternText = (): ((patternId: PatternId) => string) => {
  const { t } = useLingui();
  const sentences: Record<PatternId, () => string> = {
    0: () => t({ id: 'pattern.0', message: 'The length is not correct' }),
    1: () => t({ id: 'pattern.1', message: 'Start with a letter, then use letters and numbers' }),
    2: () => t({ id: 'pattern.2', message: 'Use letters and Chinese characters only' }),
    3: () => t({ id: 'pattern.3', message: 'Enter a valid e-mail address' }),
    4: () => t({ id: 'pattern.4', message: 'Use letters a–z and digits only' }),
    5: () => t({ id: 'pattern.5', message: 'Use both letters and numbers' }),
    6: () => t({ id: 'pattern.6', message: 'Use numbers only' }),
    7: () => t({ id: 'pattern.7', message: 'Use letters and numbers, with at least one capital letter' }),
    8: () => t({ id: 'pattern.8', message: 'Use letters and spaces only' }),
    9: () => t({ id: 'pattern.9', message: 'Do not use spaces' }),
    10: () => t({ id: 'pattern.10', message: 'Use Chinese characters and symbols only' }),
    11: () => t({ id: 'pattern.11', message: 'Enter a date as YYYY-MM-DD' }),
    12: () => t({ id: 'pattern.12', message: 'Use letters and spaces only, with at least two letters' }),
    13: () => t({ id: 'pattern.13', message: 'Enter a date as MM-DD-YYYY' }),
    14: () => t({ id: 'pattern.14', message: 'Use letters and numbers only, at least one of each' }),
    15: () => t({ id: 'pattern.15', message: 'Use Korean characters only' }),
    16: () => t({ id: 'pattern.16', message: 'Use Thai characters only' }),
  };
  return (patternId) => sentences[patternId]();
};
