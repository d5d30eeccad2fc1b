import { useEffect, useState } from 'react';
import { FilePreviewFrame } from './FileDrop.styles.ts';

/** A thumbnail of an image file; empty while it loads and for files that the browser cannot show. */
export function FilePreview({ file }: { readonly file: File }) {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    // A data URL: allowed by the content security policy, and it needs no revoking.
    reader.addEventListener('load', () => setSource(typeof reader.result === 'string' ? reader.result : undefined));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return <FilePreviewFrame>{source !== undefined && <img src={source} alt="" />}</FilePreviewFrame>;
}
