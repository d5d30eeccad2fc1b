import { useLogin } from '@baize/features/session/login';
import { useStartUp } from '@baize/features/system';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { hrefOf } from '../../../site/routes/paths.ts';
import { useMove } from '../../../site/routes/useMove.ts';
import { notifyAtom } from '../../../site/parts/notices.atoms.ts';
import { LoginQuestions } from './LoginQuestions.tsx';
import { useLoginRefusalText } from './useLoginRefusalText.ts';

/** Starts a demo session and leads home (REQ-115); a refusal is shown as a notice. `onEnd` is called after either. */
export function FreePlayStart({ onEnd }: { readonly onEnd: () => void }) {
  const move = useMove();
  const notify = useSetAtom(notifyAtom);
  const textOf = useLoginRefusalText();
  const { flags, startUp } = useStartUp();
  const login = useLogin({
    entry: 'page',
    flags,
    rules: startUp?.fieldRules,
    onDone: ({ route }) => {
      onEnd();
      move(hrefOf(route) ?? hrefOf('home'));
    },
  });
  const { refusal, startFreePlay, secondFactor, changePassword, botCheck } = login;
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    startFreePlay();
  }, [startFreePlay]);
  useEffect(() => {
    if (refusal === undefined) return;
    notify({ text: textOf(refusal) });
    onEnd();
  }, [refusal, notify, onEnd, textOf]);
  return <LoginQuestions secondFactor={secondFactor} changePassword={changePassword} botCheck={botCheck} />;
}
