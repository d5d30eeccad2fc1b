import { demandsMet, type FieldRule } from '@baize/domain/field-rules';
import { RequirementList } from '@baize/ui-kit/RequirementList';
import { useLingui } from '@lingui/react/macro';
import { useFieldErrorText } from '../../../site/words/useFieldErrorText.ts';

export type PasswordDemandsProps = {
  readonly rule: FieldRule;
  readonly typed: string;
};

/** The requirements of a password rule, each ticked once `typed`, trimmed, meets it. */
export function PasswordDemands({ rule, typed }: PasswordDemandsProps) {
  const { t } = useLingui();
  const say = useFieldErrorText();
  const requirements = demandsMet(rule, typed.trim()).map(({ demand, met }) => ({ text: say(demand), met }));
  return <RequirementList requirements={requirements} metText={t({ id: 'field.met', message: 'met' })} />;
}
