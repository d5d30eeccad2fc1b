import { type ComponentPropsWithoutRef, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FieldInput, FieldRow, FieldRowEnd } from '../Field/Field.styles.ts';
import { controlAttributes, Field, type FieldProps } from '../Field/Field.tsx';
import { Icon, fieldIcons } from '../Icon/index.ts';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { PasswordToggle } from './PasswordField.styles.ts';

export type PasswordFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'type' | 'children'> & {
    name: string;
    /** `current-password` to log in, `new-password` to choose one. */
    autoComplete: 'current-password' | 'new-password' | 'off';
    /** Additional content below the control; pass its id as `aria-describedby`. */
    after?: ReactNode;
  };

/** A password input with a button that shows and hides the text without moving focus or caret. */
export function PasswordField({ label, error, hint, after, ...input }: PasswordFieldProps) {
  const id = useId();
  const words = useKitWords();
  const control = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);

  const handleToggle = () => {
    const field = control.current;
    const caret = field === document.activeElement && field ? [field.selectionStart, field.selectionEnd] : undefined;
    flushSync(() => setShown(!shown));
    // Browsers move the caret to an end when the type of the control changes.
    if (caret) field?.setSelectionRange(caret[0] ?? null, caret[1] ?? null);
  };

  return (
    <Field id={id} label={label} required={input.required} error={error} hint={hint} after={after}>
      <FieldRow data-inner>
        <FieldInput
          spellCheck={false}
          autoCapitalize="off"
          {...input}
          {...controlAttributes(id, { error, hint }, input['aria-describedby'])}
          ref={control}
          type={shown ? 'text' : 'password'}
        />
        <FieldRowEnd>
          <PasswordToggle type="button" onMouseDown={keepFocus} onClick={handleToggle}>
            <Icon icon={shown ? fieldIcons.eyeOff : fieldIcons.eye} />
            <VisuallyHidden>{shown ? words.hidePassword(label) : words.showPassword(label)}</VisuallyHidden>
          </PasswordToggle>
        </FieldRowEnd>
      </FieldRow>
    </Field>
  );
}

const keepFocus = (event: MouseEvent) => {
  event.preventDefault();
};
