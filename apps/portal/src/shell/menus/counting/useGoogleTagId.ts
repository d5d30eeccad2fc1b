import { useStartUp } from '@baize/features/system';
import { useSite } from '../../../site/SiteContext.ts';
import { isCountingTag } from './googleTag.ts';

/**
 * The id of the counting tag; undefined unless the merchant allows Google's tag and the gateway returns one (REQ-077).
 */
export const useGoogleTagId = (): string | undefined => {
  const { googleTag } = useSite().document;
  const id = useStartUp().startUp?.gtagId;
  return googleTag && id !== undefined && isCountingTag(id) ? id : undefined;
};
