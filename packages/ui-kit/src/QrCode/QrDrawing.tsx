import { QRCodeSVG } from 'qrcode.react';

// What a code of the largest kind holds with medium correction of errors (ISO/IEC 18004).
const MOST_BYTES = 2331;

/** The squares of a code, as large as their place; nothing for a text that no code can hold. */
export function QrDrawing({ text }: { text: string }) {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return undefined;
  return <QRCodeSVG value={text} level="M" bgColor="transparent" fgColor="currentColor" aria-hidden="true" />;
}
