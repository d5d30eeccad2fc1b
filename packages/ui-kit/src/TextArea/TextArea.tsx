import { type ChangeEvent, type ComponentPropsWithRef, useId, useState } from 'react';
import { controlAttributes, Field, type FieldProps } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { TextAreaControl, TextAreaCount } from './TextArea.styles.ts';

export type TextAreaProps = FieldProps &
  Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'children' | 'maxLength'> & {
    name: string;
    /**
     * Maximum length in UTF-16 units, as the gateway counts, and the text of the counter. Longer texts can be typed and
     * pasted, so that nothing is cut silently; `left` is negative then.
     */
    limit?: { most: number; say: (left: number) => string } | undefined;
  };

// From this many remaining characters on, the counter is announced during typing.
const NEARLY_FULL = 10;

/** A text area that grows with its content; with a limit, it counts the remaining characters. */
export function TextArea({ label, error, hint, limit, onChange, ...rest }: TextAreaProps) {
  const id = useId();
  const start = rest.value ?? rest.defaultValue ?? '';
  const [typed, setTyped] = useState(String(start).length);
  const left = limit && limit.most - (rest.value === undefined ? typed : String(rest.value).length);
  const control = controlAttributes(id, { error, hint });
  const described = [control['aria-describedby'], limit && `${id}-count`].filter(Boolean).join(' ');

  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };

  return (
    <Field id={id} label={label} required={rest.required} error={error} hint={hint}>
      <TextAreaControl
        rows={3}
        {...rest}
        {...control}
        aria-invalid={(error ?? (left !== undefined && left < 0)) ? true : undefined}
        aria-describedby={described || undefined}
        onChange={handleChange}
      />
      {limit && left !== undefined && (
        <>
          <TextAreaCount id={`${id}-count`} data-over={left < 0 || undefined}>
            {limit.say(left)}
          </TextAreaCount>
          <VisuallyHidden as="output">{left <= NEARLY_FULL && limit.say(left)}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}
