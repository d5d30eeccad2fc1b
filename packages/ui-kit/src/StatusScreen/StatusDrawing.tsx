import type { ReactNode } from 'react';
import { Drawing } from './StatusScreen.styles.ts';

export type StatusKind = 'empty' | 'error' | 'maintenance' | 'blocked' | 'notFound';

const ground = <ellipse data-ink="ground" cx="100" cy="122" rx="84" ry="12" />;

/** Two cards face down and a chip that rolls away. */
const empty = (
  <>
    <rect data-ink="tint" x="58" y="32" width="52" height="74" rx="7" transform="rotate(-10 84 69)" />
    <rect data-ink="paper" x="80" y="30" width="52" height="74" rx="7" transform="rotate(7 106 67)" />
    <path data-ink="line" d="m107 52 10 15-12 15-10-15z" transform="rotate(7 106 67)" />
    <circle data-ink="accent" cx="153" cy="106" r="14" />
    <circle cx="153" cy="106" r="8" />
    <path d="M28 104h14M20 112h12M172 90l8-4M174 104h10" />
  </>
);

/** A plug out of its socket. */
const error = (
  <>
    <path d="M16 96c18 0 18-30 36-30h12" />
    <path data-ink="paper" d="M64 50h12a12 12 0 0 1 12 12v8a12 12 0 0 1-12 12H64z" />
    <path data-ink="line" d="M88 58h11M88 74h11" />
    <path data-ink="tint" d="M136 46h-10a14 14 0 0 0-14 14v12a14 14 0 0 0 14 14h10z" />
    <path d="M136 66h12c18 0 18 30 36 30" />
    <path data-ink="line" d="m103 38-3-10M92 40l-8-7M114 36l5-9" />
    <circle data-ink="partner" cx="101" cy="98" r="4" />
  </>
);

/** A cog and a spanner at work on it. */
const maintenance = (
  <>
    <path
      data-ink="paper"
      d="m80 28 8 0 3 10 8 3 9-5 7 7-5 9 3 8 10 3v10l-10 3-3 8 5 9-7 7-9-5-8 3-3 10H78l-3-10-8-3-9 5-7-7 5-9-3-8-10-3V63l10-3 3-8-5-9 7-7 9 5 8-3 3-10z"
    />
    <circle data-ink="tint" cx="83" cy="68" r="17" />
    <path
      data-ink="accent"
      d="M158 34a18 18 0 0 0-23 23l-33 33a8 8 0 0 0 0 11l2 2a8 8 0 0 0 11 0l33-33a18 18 0 0 0 23-23l-11 11-11-2-2-11z"
    />
    <circle data-ink="ground" cx="109" cy="97" r="3.500" />
  </>
);

/** A globe behind a closed gate. */
const blocked = (
  <>
    <circle data-ink="tint" cx="92" cy="66" r="42" />
    <path d="M50 66h84M92 24c12 11 18 25 18 42s-6 31-18 42c-12-11-18-25-18-42s6-31 18-42zM58 42h68M58 90h68" />
    <path data-ink="paper" d="M124 76h42v32a8 8 0 0 1-8 8h-26a8 8 0 0 1-8-8z" />
    <path d="M132 76V65a13 13 0 0 1 26 0v11" />
    <circle data-ink="accent" cx="145" cy="92" r="5" />
    <path data-ink="line" d="M145 96v8" />
  </>
);

/** A signpost that points nowhere. */
const notFound = (
  <>
    <path data-ink="paper" d="M97 20h6v100h-6z" />
    <path data-ink="accent" d="M62 32h68l14 12-14 12H62z" />
    <path data-ink="tint" d="M138 66H70L56 78l14 12h68z" />
    <path data-ink="ground" d="M76 41h36v6H76z" />
    <path d="M84 78h40" />
    <path d="M38 116c2-10 6-10 8 0M150 118c2-12 8-12 10 0M160 118c1-7 5-7 6 0" />
    <circle data-ink="partner" cx="160" cy="36" r="5" />
  </>
);

const drawings: Record<StatusKind, ReactNode> = { empty, error, maintenance, blocked, notFound };

/** A decorative picture in the merchant's colours; the text below it carries the meaning. */
export function StatusDrawing({ kind }: { kind: StatusKind }) {
  return (
    <Drawing viewBox="0 0 200 140" aria-hidden="true">
      {ground}
      {drawings[kind]}
    </Drawing>
  );
}
