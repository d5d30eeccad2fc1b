type PictureFormat = 'png' | 'jpeg';

/** A file that a visitor sent, and the format that its first bytes name. */
export type SentPicture = { readonly format: PictureFormat; readonly bytes: Uint8Array };

/** A picture written anew, or `invalid`: it cannot be decoded within the limits. */
export type Rewritten = { readonly ok: true; readonly content: Uint8Array } | { readonly ok: false };
