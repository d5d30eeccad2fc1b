import type { FieldFault } from '@baize/domain/field-rules';
import { useLingui } from '@lingui/react/macro';

/** What is said under a field about its fault; when min equals max the sentence shows one number (REQ-127 to REQ-130). */
export function useFieldFaultText(): (fault: FieldFault) => string {
  const { t } = useLingui();
  const ofPattern = usePatternText();
  return (fault) => {
    switch (fault.rule) {
      case 'required':
        return t({ id: 'field.required', message: 'Input cannot be empty' });
      case 'length': {
        const { min, max } = fault;
        return t({ id: 'field.length', message: `Use ${min} to ${max} characters` });
      }
      case 'exactLength': {
        const { length } = fault;
        return t({ id: 'field.exactLength', message: `Use exactly ${length} characters` });
      }
      case 'pattern':
        return ofPattern(fault.patternId);
      case 'acceptedPattern':
        return t({ id: 'field.acceptedPattern', message: 'This is not in the expected format' });
      case 'confirmation':
        return t({ id: 'field.confirmation', message: 'Incorrect confirmation input' });
    }
  };
}

type PatternId = Extract<FieldFault, { readonly rule: 'pattern' }>['patternId'];

function usePatternText(): (patternId: PatternId) => string {
  const { t } = useLingui();
  const sentences: Record<PatternId, () => string> = {
    0: () => t({ id: 'pattern.0', message: 'The length is not right' }),
    1: () => t({ id: 'pattern.1', message: 'Start with a letter, then use letters and digits' }),
    2: () => t({ id: 'pattern.2', message: 'Use letters and Chinese characters only' }),
    3: () => t({ id: 'pattern.3', message: 'Enter a valid e-mail address' }),
    4: () => t({ id: 'pattern.4', message: 'Use letters and digits, no Chinese characters' }),
    5: () => t({ id: 'pattern.5', message: 'Use both letters and digits' }),
    6: () => t({ id: 'pattern.6', message: 'Use digits only' }),
    7: () => t({ id: 'pattern.7', message: 'Use letters and digits with at least one capital letter' }),
    8: () => t({ id: 'pattern.8', message: 'Use letters and spaces only' }),
    9: () => t({ id: 'pattern.9', message: 'Use no spaces' }),
    10: () => t({ id: 'pattern.10', message: 'Use Chinese characters and symbols' }),
    11: () => t({ id: 'pattern.11', message: 'Enter a date as yyyy-MM-dd' }),
    12: () => t({ id: 'pattern.12', message: 'Use at least two letters, and spaces' }),
    13: () => t({ id: 'pattern.13', message: 'Enter a date as MM-dd-yyyy' }),
    14: () => t({ id: 'pattern.14', message: 'Use letters and digits, both of them and nothing else' }),
    15: () => t({ id: 'pattern.15', message: 'Use Korean letters only' }),
    16: () => t({ id: 'pattern.16', message: 'Use Thai letters only' }),
  };
  return (patternId) => sentences[patternId]();
}
