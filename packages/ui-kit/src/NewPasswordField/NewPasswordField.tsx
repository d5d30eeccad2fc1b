import { useId } from 'react';
import { Icon, fieldIcons } from '../Icon/index.ts';
import { PasswordField, type PasswordFieldProps } from '../PasswordField/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { RequirementLine, RequirementList } from './NewPasswordField.styles.ts';

export type Requirement = {
  text: string;
  met: boolean;
};

export type NewPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'hint' | 'after'> & {
  /** What is asked of the password, all of it said before it is typed. */
  requirements: readonly Requirement[];
  /** Said of a requirement that is met. */
  metText: string;
};

/** A password that is chosen: each requirement is ticked off as it is met, in words for who does not see the tick. */
export function NewPasswordField({ requirements, metText, ...field }: NewPasswordFieldProps) {
  const id = useId();
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      aria-describedby={id}
      after={
        <RequirementList id={id}>
          {requirements.map(({ text, met }) => (
            <RequirementLine key={text} data-met={met || undefined}>
              <Icon icon={fieldIcons.check} />
              <span>
                {text}
                {met && <VisuallyHidden>{` (${metText})`}</VisuallyHidden>}
              </span>
            </RequirementLine>
          ))}
        </RequirementList>
      }
    />
  );
}
