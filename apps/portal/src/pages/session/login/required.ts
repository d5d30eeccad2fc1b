import type { FieldRule } from '@baize/domain/field-rules';

/** The rule of a field that may hold any text but must hold some (REQ-098). */
export function required(key: string): FieldRule {
  return {
    key,
    enabled: true,
    required: true,
    minLength: 0,
    maxLength: 0,
    patternId: 0,
    acceptedPattern: '*',
    type: 'text',
  };
}
