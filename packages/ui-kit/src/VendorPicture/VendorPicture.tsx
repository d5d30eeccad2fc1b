import { useRef } from 'react';
import { useNear } from '../near/useNear.ts';
import { usePictureSource } from '../pictureSource/usePictureSource.ts';
import { VendorPictureFrame } from './VendorPicture.styles.ts';

export type VendorPictureProps = {
  /** The initial is rendered when there is no picture. */
  name: string;
  /** URLs of the picture in the order to try; each is requested once (REQ-076). */
  sources: readonly string[];
};

/** A vendor's logo. Hidden from screen readers, so the name must be rendered beside it. */
export function VendorPicture({ name, sources }: VendorPictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const near = useNear(frame);
  const { source, handleError } = usePictureSource(sources);
  return (
    <VendorPictureFrame ref={frame} aria-hidden="true">
      {source === undefined
        ? name.match(/[\p{L}\p{N}]\p{M}*/u)?.[0].toUpperCase()
        : near && (
            <img key={source} src={source} alt="" width={48} height={48} decoding="async" onError={handleError} />
          )}
    </VendorPictureFrame>
  );
}
