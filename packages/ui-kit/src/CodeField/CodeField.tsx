import { type ChangeEvent, type ComponentPropsWithRef, type CompositionEvent, useId, useRef } from 'react';
import { controlAttributes, Field, type FieldProps } from '../Field/Field.tsx';
import { CodeCells, CodeFrame, CodeInput } from './CodeField.styles.ts';
import { digitsOf } from './digitsOf.ts';

export type CodeFieldProps = FieldProps &
  Pick<ComponentPropsWithRef<'input'>, 'ref' | 'required' | 'autoFocus' | 'defaultValue'> & {
    name: string;
    length: 4 | 6 | 8;
    /** Each time the last digit that was missing has come. */
    onComplete?: ((code: string) => void) | undefined;
  };

/**
 * A code that was sent, as one plain input over drawn cells, so that the phone can fill it in, and paste, selection and
 * undo are the browser's own. Digits of every script are taken; what is no digit is left out.
 */
export function CodeField({ label, error, hint, length, onComplete, ...input }: CodeFieldProps) {
  const id = useId();
  const last = useRef('');

  function take(field: HTMLInputElement) {
    const code = digitsOf(field.value).slice(0, length);
    if (code !== field.value) {
      const caret = digitsOf(field.value.slice(0, field.selectionStart ?? undefined)).length;
      field.value = code;
      field.setSelectionRange(caret, caret);
    }
    if (code !== last.current && code.length === length) onComplete?.(code);
    last.current = code;
  }
  // An input method owns the line until it has composed.
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    if (!(event.nativeEvent as InputEvent).isComposing) take(event.currentTarget);
  }
  function handleCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
    take(event.currentTarget);
  }

  return (
    <Field id={id} label={label} required={input.required} error={error} hint={hint}>
      <CodeFrame>
        <CodeCells data-length={length} dir="ltr" data-invalid={error ? true : undefined}>
          {Array.from({ length }, (_, place) => (
            <span key={place} />
          ))}
          <CodeInput
            autoComplete="one-time-code"
            inputMode="numeric"
            spellCheck={false}
            {...input}
            {...controlAttributes(id, { error, hint })}
            onChange={handleChange}
            onCompositionEnd={handleCompositionEnd}
          />
        </CodeCells>
      </CodeFrame>
    </Field>
  );
}
