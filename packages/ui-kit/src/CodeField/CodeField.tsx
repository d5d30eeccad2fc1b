import { useId, useRef, type ChangeEvent, type ComponentPropsWithRef, type CompositionEvent } from 'react';
import { controlAttributes, Field, type FieldProps } from '../Field/Field.tsx';
import { CodeCells, CodeFrame, CodeInput } from './CodeField.styles.ts';

export type CodeFieldProps = FieldProps &
  Pick<ComponentPropsWithRef<'input'>, 'ref' | 'required' | 'autoFocus' | 'defaultValue'> & {
    name: string;
    length: 4 | 6 | 8;
    /** Called each time the code becomes complete. */
    onComplete?: ((code: string) => void) | undefined;
  };

/**
 * A one-time code as a single native input over drawn cells, so that autofill, paste, selection and undo work. Accepts
 * digits of every script and drops other characters.
 */
export function CodeField({ label, error, hint, length, onComplete, ...input }: CodeFieldProps) {
  const id = useId();
  const last = useRef('');

  const take = (field: HTMLInputElement) => {
    const code = digitsOf(field.value).slice(0, length);
    if (code !== field.value) {
      const caret = digitsOf(field.value.slice(0, field.selectionStart ?? undefined)).length;
      field.value = code;
      field.setSelectionRange(caret, caret);
    }
    if (code !== last.current && code.length === length) onComplete?.(code);
    last.current = code;
  };
  // Text of an input method is read when its composition ends.
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (!(event.nativeEvent as InputEvent).isComposing) take(event.currentTarget);
  };
  const handleCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    take(event.currentTarget);
  };

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

/** The digits of a text in any script as 0 to 9; all other characters are dropped. */
export const digitsOf = (text: string): string =>
  Array.from(text.matchAll(/\p{Nd}/gu), ([digit]) => valueOf(digit.codePointAt(0) ?? 0)).join('');

// Unicode lists the digits of a script in order from 0 to 9, so the number of digits before one gives its value.
const valueOf = (code: number): number => {
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
};
