import type { ReactNode } from 'react';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type LoadedContentProps<Data, Failure> = {
  /** `Loaded` of the features: a query's data, or the error of its first load. */
  of: { readonly data: Data | undefined; readonly error: Failure | undefined; readonly retry: () => void };
  /** Skeletons in the shape of the content. */
  loading: ReactNode;
  failed: (error: Failure, retry: () => void) => ReactNode;
  /** Rendered in place of data that `isEmpty`; an empty array is. */
  empty?: ReactNode;
  isEmpty?: ((data: Data) => boolean) | undefined;
  children: (data: Data) => ReactNode;
};

/** The one place that chooses between loading, failed, empty and ready, and announces the wait. */
export function LoadedContent<Data, Failure>(props: LoadedContentProps<Data, Failure>) {
  const { of, loading, failed, empty, isEmpty = isEmptyArray, children } = props;
  const words = useKitWords();
  if (of.data !== undefined) return empty !== undefined && isEmpty(of.data) ? empty : children(of.data);
  if (of.error !== undefined) return failed(of.error, of.retry);
  return (
    <>
      <VisuallyHidden as="output">{words.loading}</VisuallyHidden>
      {loading}
    </>
  );
}

const isEmptyArray = (data: unknown) => Array.isArray(data) && data.length === 0;
