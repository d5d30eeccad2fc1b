import type { SmsCodeView } from '@baize/features/verification';
import { BotCheck } from './bot-check/BotCheck.tsx';
import { SmsCodeFailure } from './SmsCodeFailure.tsx';

type SmsCodeQuestionsProps = Pick<SmsCodeView, 'failure' | 'botCheck'> & { readonly onRead: () => void };

/** The dialogs after a request for a code: the reason why it was not sent, or a bot check. */
export function SmsCodeQuestions({ failure, botCheck, onRead }: SmsCodeQuestionsProps) {
  return (
    <>
      {failure !== undefined && <SmsCodeFailure failure={failure} onRead={onRead} />}
      {botCheck !== undefined && <BotCheck {...botCheck} />}
    </>
  );
}
