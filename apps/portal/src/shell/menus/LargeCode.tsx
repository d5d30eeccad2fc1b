import { Dialog } from '@baize/ui-kit/Dialog';
import { QrCode } from '@baize/ui-kit/QrCode';
import { useEffect, useState } from 'react';
import { LargeCodePlace } from './LargeCode.styles.ts';

const OPENS_AFTER_MS = 100;

type LargeCodeProps = {
  readonly label: string;
  readonly text: string;
  readonly onClose: () => void;
};

/**
 * A large code in a dialog. A press outside does not close it, since a hand with a phone may touch the screen
 * (REQ-229).
 */
export function LargeCode({ label, text, onClose }: LargeCodeProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), OPENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog open={open} title={label} onClose={onClose}>
      <LargeCodePlace>{open && <QrCode text={text} label={label} />}</LargeCodePlace>
    </Dialog>
  );
}
