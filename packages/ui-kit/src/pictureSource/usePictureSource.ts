import { useState } from 'react';

type PictureSource = {
  /** The first URL that has not failed; undefined when all have failed or there is none. */
  source: string | undefined;
  /** `onError` handler of the `img`: moves on to the next URL. */
  handleError: () => void;
};

/** Tries the URLs of a picture in order, each once for the lifetime of the component (REQ-076). */
export const usePictureSource = (sources: readonly string[] | undefined): PictureSource => {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const source = sources?.find((each) => !failed.includes(each));
  const handleError = () => {
    if (source !== undefined) setFailed((before) => [...before, source]);
  };
  return { source, handleError };
};
