import { QRCodeSVG } from 'qrcode.react';

// Capacity of the largest QR code (version 40) at error correction level M (ISO/IEC 18004).
const MOST_BYTES = 2331;

/** The modules of a QR code, scaled to the parent; renders nothing for a text beyond the capacity. */
export function QrDrawing({ text }: { text: string }) {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return undefined;
  return <QRCodeSVG value={text} level="M" bgColor="transparent" fgColor="currentColor" aria-hidden="true" />;
}
