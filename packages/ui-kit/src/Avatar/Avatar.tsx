import { useState } from 'react';
import { AvatarFrame } from './Avatar.styles.ts';

export type AvatarProps = {
  /** The member's name; its initial is rendered without a picture or when the picture fails to load. */
  name: string;
  src?: string | undefined;
};

/** A member's picture in a circle. Hidden from screen readers, so the name must be rendered beside it. */
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
