import { html } from 'hono/html';
import { encode } from 'uqr';

/** Path of the dark squares of a row, one part for each run of them. */
const rowPath = (row: readonly boolean[], y: number): string => {
  const squares = row.map((dark) => (dark ? '1' : '0')).join('');
  return [...squares.matchAll(/1+/gu)]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
};

/** Renders a text as a QR code: dark on light in both schemes, with the quiet zone that readers need. */
export const qrCode = (text: string, label: string): ReturnType<typeof html> => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.map(rowPath).join('');
  return html`<svg
    class="qr"
    role="img"
    aria-label="${label}"
    viewBox="0 0 ${size} ${size}"
    shape-rendering="crispEdges"
  >
    <path class="light" d="M0 0h${size}v${size}h-${size}z" />
    <path class="dark" d="${path}" />
  </svg>`;
};
