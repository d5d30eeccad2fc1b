import { useEffect, useRef, useState } from 'react';
import { useNear } from '../near/useNear.ts';
import { QrCodeFrame } from './QrCode.styles.ts';

export { QrCodeList } from './QrCode.styles.ts';

export type QrCodeProps = {
  /** Content of the code, usually a URL. */
  text: string;
  /** Accessible name, e.g. "Scan to download: Android". */
  label: string;
  /** REQ-229: the small one is 130 px with a margin of 5 px, the usual one 200 px with a margin of 20 px. */
  size?: 'small' | 'usual' | undefined;
};

type Drawing = typeof import('./QrDrawing.tsx').QrDrawing;

/**
 * A QR code. Its space is reserved; the drawing code loads when the code is near the viewport. Render the link beside
 * it, too, for players who cannot scan and for a failed load.
 */
export function QrCode({ text, label, size = 'usual' }: QrCodeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const [Drawing, setDrawing] = useState<Drawing>();

  useEffect(() => {
    if (!near) return undefined;
    let wanted = true;
    import('./QrDrawing.tsx').then(
      ({ QrDrawing }) => wanted && setDrawing(() => QrDrawing),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [near]);

  return (
    <QrCodeFrame ref={frame} aria-label={label} data-size={size} data-scheme="light" dir="ltr">
      {Drawing && <Drawing text={text} />}
    </QrCodeFrame>
  );
}
