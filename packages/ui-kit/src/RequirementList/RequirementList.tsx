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
  /** Requirements of the typed value, all visible from the start. */
  requirements: readonly Requirement[];
  /** Read after a requirement that is met. */
  metText: string;
};

/** A field's requirements: an empty ring each, replaced by a tick when met, with hidden text for screen readers. */
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
