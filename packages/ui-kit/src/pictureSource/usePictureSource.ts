import { useState } from 'react';

type PictureSource = {
  /** The first address that has not failed; undefined when all have, or there is none. */
  source: string | undefined;
  /** For the `img` of that address: goes on to the next one. */
  handleError: () => void;
};

/** Tries the addresses of a picture in their order, each once; other addresses begin anew (REQ-076). */
export function usePictureSource(sources: readonly string[] | undefined): PictureSource {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const source = sources?.find((each) => !failed.includes(each));
  const handleError = () => {
    if (source !== undefined) setFailed((before) => [...before, source]);
  };
  return { source, handleError };
}
