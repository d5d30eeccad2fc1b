type PictureFormat = 'png' | 'jpeg';

/** An uploaded file, with the format detected from its first bytes. */
export type SentPicture = {
  readonly format: PictureFormat;
  readonly bytes: Uint8Array;
  /** Pixels across of the square JPEG to return; the picture keeps its size and format without. */
  readonly side?: number;
};

/** A re-encoded picture; not ok when it cannot be decoded within the limits. */
export type Rewritten = { readonly ok: true; readonly content: Uint8Array } | { readonly ok: false };
