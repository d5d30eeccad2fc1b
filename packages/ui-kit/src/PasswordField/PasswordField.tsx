import { type ComponentPropsWithoutRef, type PointerEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { FieldInput, FieldRow, FieldRowEnd } from '../Field/Field.styles.ts';
import { controlAttributes, Field, type FieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/index.ts';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { PasswordToggle } from './PasswordField.styles.ts';

export type PasswordFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'type' | 'children'> & {
    name: string;
    /** `current-password` where one logs in, `new-password` where one is chosen. */
    autoComplete: 'current-password' | 'new-password';
  };

/** A secret that can be shown; showing and hiding keep focus and caret where they are. */
export function PasswordField({ label, error, hint, ...input }: PasswordFieldProps) {
  const id = useId();
  const words = useKitWords();
  const control = useRef<HTMLInputElement>(null);
  const caret = useRef<[number | null, number | null]>(undefined);
  const [shown, setShown] = useState(false);

  // A browser throws the caret to one end when the type of the control changes.
  useLayoutEffect(() => {
    if (caret.current) control.current?.setSelectionRange(...caret.current);
    caret.current = undefined;
  }, [shown]);

  function handleToggle() {
    const field = control.current;
    if (field && field === document.activeElement) caret.current = [field.selectionStart, field.selectionEnd];
    setShown(!shown);
  }

  return (
    <Field id={id} label={label} required={input.required} error={error} hint={hint}>
      <FieldRow data-inner>
        <FieldInput
          spellCheck={false}
          autoCapitalize="off"
          {...input}
          {...controlAttributes(id, { error, hint })}
          ref={control}
          type={shown ? 'text' : 'password'}
        />
        <FieldRowEnd>
          <PasswordToggle type="button" onPointerDown={keepFocus} onClick={handleToggle}>
            <Icon name={shown ? 'eyeOff' : 'eye'} />
            <VisuallyHidden>{shown ? words.hidePassword : words.showPassword}</VisuallyHidden>
          </PasswordToggle>
        </FieldRowEnd>
      </FieldRow>
    </Field>
  );
}

function keepFocus(event: PointerEvent) {
  event.preventDefault();
}
