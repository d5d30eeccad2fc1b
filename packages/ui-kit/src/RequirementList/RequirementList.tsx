import { Icon, fieldIcons } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { RequirementFrame, RequirementLine } from './RequirementList.styles.ts';

export type Requirement = {
  text: string;
  met: boolean;
};

export type RequirementListProps = {
  /** For the field's `aria-describedby`. */
  id?: string;
  /** What is asked of what is typed, all of it said before. */
  requirements: readonly Requirement[];
  /** Said of a requirement that is met. */
  metText: string;
};

/** What a field asks for: each requirement is ticked off as it is met, in words for who does not see the tick. */
export function RequirementList({ id, requirements, metText }: RequirementListProps) {
  return (
    <RequirementFrame id={id}>
      {requirements.map(({ text, met }) => (
        <RequirementLine key={text} data-met={met || undefined}>
          <Icon icon={fieldIcons.check} />
          <span>
            <span>{text}</span>
            {met && <VisuallyHidden>{` (${metText})`}</VisuallyHidden>}
          </span>
        </RequirementLine>
      ))}
    </RequirementFrame>
  );
}
