import type { SmsCodeView } from '@baize/features/verification';
import { BotCheck } from './bot-check/BotCheck.tsx';
import { SmsCodeFailure } from './SmsCodeFailure.tsx';

type SmsCodeQuestionsProps = Pick<SmsCodeView, 'failure' | 'botCheck'> & { readonly onRead: () => void };

/** What may stand between asking for a code and its coming: why it was not sent, or whether a robot asks. */
export function SmsCodeQuestions({ failure, botCheck, onRead }: SmsCodeQuestionsProps) {
  return (
    <>
      {failure !== undefined && <SmsCodeFailure failure={failure} onRead={onRead} />}
      {botCheck !== undefined && <BotCheck {...botCheck} />}
    </>
  );
}
