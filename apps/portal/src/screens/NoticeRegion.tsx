import { ToastRegion } from '@baize/ui-kit/Toast';
import { useAtomValue, useSetAtom } from 'jotai';
import { dismissAtom, noticesAtom } from '../shell/notices.atoms.ts';
import { useFaultText } from '../words/useFaultText.ts';

/** Tells what has happened by itself until it is read: what failed, and why. */
export function NoticeRegion() {
  const faultText = useFaultText();
  const notices = useAtomValue(noticesAtom);
  const dismiss = useSetAtom(dismissAtom);
  const toasts = notices.map(({ id, text, fault }) => ({
    id,
    tone: 'error' as const,
    text: fault === undefined ? text : `${text} ${faultText(fault)}`,
  }));
  return <ToastRegion urgent toasts={toasts} onDismiss={dismiss} />;
}
