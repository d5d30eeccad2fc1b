import { useEffect, useState } from 'react';
import { Icon, fieldIcons } from '../Icon/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const DONE_SECONDS = 2;
const copyIcon = { path: 'M9 9h11v11H9zM15 9V4H4v11h5' };

export type CopyButtonProps = {
  /** The text to copy. */
  text: string;
  /** Accessible name, e.g. “Copy account”. */
  label: string;
  /** Announced after copying, together with a tick. */
  doneText: string;
};

/** Copies a text to the clipboard. Renders nothing on an insecure page, which has no clipboard access. */
export function CopyButton({ text, label, doneText }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), DONE_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [copied]);
  // The DOM types miss that `clipboard` is undefined on an insecure page.
  if ((navigator.clipboard as Clipboard | undefined) === undefined) return null;
  return (
    <>
      <IconButton
        icon={fieldIcons.check}
        label={label}
        onClick={() =>
          void navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            () => undefined,
          )
        }
      >
        <Icon icon={copied ? fieldIcons.check : copyIcon} />
      </IconButton>
      <VisuallyHidden as="output">{copied && doneText}</VisuallyHidden>
    </>
  );
}
