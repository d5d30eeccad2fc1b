import { useEffect, useState } from 'react';
import { FilePreviewFrame } from './FileDrop.styles.ts';

/** A small picture of a file that is one; none while it is read, and of what no browser can show. */
export function FilePreview({ file }: { readonly file: File }) {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    // Inline: a content policy lets such pictures in, and there is nothing to give back.
    reader.addEventListener('load', () => setSource(typeof reader.result === 'string' ? reader.result : undefined));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return <FilePreviewFrame>{source !== undefined && <img src={source} alt="" />}</FilePreviewFrame>;
}
