import { Button } from '@baize/ui-kit/Button';
import { useLingui } from '@lingui/react/macro';
import { MoneyPart } from './MoneyOut.styles.ts';

type LostRequestProps = {
  /** States the request, and that it is not made twice. */
  readonly text: string;
  readonly onAsk: () => void;
};

/** Shown in place of a form while the answer to its last request is lost: no other one can be sent. */
export function LostRequest({ text, onAsk }: LostRequestProps) {
  const { t } = useLingui();
  const title = t({ id: 'money.lost', message: 'No answer yet' });
  return (
    <MoneyPart aria-label={title}>
      <h2>{title}</h2>
      <output>{text}</output>
      <Button variant="main" wide aria-haspopup="dialog" onClick={onAsk}>
        {t({ id: 'money.lost.ask', message: 'Ask for the answer' })}
      </Button>
    </MoneyPart>
  );
}
