import { useState } from 'react';
import { AvatarFrame } from './Avatar.styles.ts';

export type AvatarProps = {
  /** Whose picture it is; the initial stands where there is no picture, or while it cannot be fetched. */
  name: string;
  src?: string | undefined;
};

/** A member's picture in a circle, beside the name in words: by itself it says nothing to a screen reader. */
export function Avatar({ name, src }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const [initial] = new Intl.Segmenter('en').segment(name.trim());
  return (
    <AvatarFrame aria-hidden="true">
      {src !== undefined && src !== failed ? (
        <img src={src} alt="" onError={() => setFailed(src)} />
      ) : (
        initial?.segment.toUpperCase()
      )}
    </AvatarFrame>
  );
}
