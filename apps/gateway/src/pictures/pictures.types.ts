type PictureFormat = 'png' | 'jpeg';

/** An uploaded file, with the format detected from its first bytes. */
export type SentPicture = { readonly format: PictureFormat; readonly bytes: Uint8Array };

/** A re-encoded picture; not ok when it cannot be decoded within the limits. */
export type Rewritten = { readonly ok: true; readonly content: Uint8Array } | { readonly ok: false };
