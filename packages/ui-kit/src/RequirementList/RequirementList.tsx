import { Icon, fieldIcons } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { RequirementFrame, RequirementLine, RequirementRing } from './RequirementList.styles.ts';

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

/** What a field asks for: an empty ring for each requirement until it is met, then a tick, and words for who does not see it. */
export function RequirementList({ id, requirements, metText }: RequirementListProps) {
  return (
    <RequirementFrame id={id}>
      {requirements.map(({ text, met }) => (
        <RequirementLine key={text} data-met={met || undefined}>
          {met ? <Icon icon={fieldIcons.check} /> : <RequirementRing aria-hidden="true" />}
          <span>
            <span>{text}</span>
            {met && <VisuallyHidden>{` (${metText})`}</VisuallyHidden>}
          </span>
        </RequirementLine>
      ))}
    </RequirementFrame>
  );
}
