import { useEffect, useState } from 'react';
import { Icon, fieldIcons } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

const DONE_SECONDS = 2;
const copyIcon = { path: 'M9 9h11v11H9zM15 9V4H4v11h5' };

export type CopyButtonProps = {
  /** What it copies. */
  text: string;
  /** What pressing it does, e.g. “Copy account”. */
  label: string;
  /** Said, and shown by a tick, once it is copied. */
  doneText: string;
};

/** Copies a text. Only a secure page may do so: elsewhere there is no button. */
export function CopyButton({ text, label, doneText }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), DONE_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [copied]);
  // A type says that it is always there; an insecure page has none.
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
