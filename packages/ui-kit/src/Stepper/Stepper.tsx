import { Icon, fieldIcons } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { StepperFrame, StepperHere, StepperList, StepRow } from './Stepper.styles.ts';

export type Step = { id: string; label: string };

export type StepperProps = {
  /** Accessible name, e.g. "Your registration". */
  label: string;
  steps: readonly Step[];
  /** Id of the current step; undefined when all are done. */
  current?: string | undefined;
  /** Read after each finished step, e.g. "done". */
  doneText: string;
};

/** The steps of a flow with the current one. Display only: the flow itself provides the way back. */
export function Stepper({ label, steps, current, doneText }: StepperProps) {
  const at = current === undefined ? steps.length : steps.findIndex(({ id }) => id === current);
  return (
    <StepperFrame>
      <StepperList aria-label={label}>
        {steps.map((step, place) => (
          <StepRow
            key={step.id}
            aria-current={place === at ? 'step' : undefined}
            data-state={place < at ? 'done' : undefined}
          >
            <span aria-hidden="true">{place < at ? <Icon icon={fieldIcons.check} /> : place + 1}</span>
            <span>
              <span>{step.label}</span>
              {place < at && <VisuallyHidden>{`, ${doneText}`}</VisuallyHidden>}
            </span>
          </StepRow>
        ))}
      </StepperList>
      <StepperHere aria-hidden="true">{steps[at]?.label}</StepperHere>
    </StepperFrame>
  );
}
