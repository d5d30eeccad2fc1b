import { useStartUp } from '@baize/features/system';
import { useSite } from '../../../app/SiteContext.ts';
import { isCountingTag } from './googleTag.ts';

/** The tag that may count this site's visits: the merchant lets Google in, and the gateway names a tag (REQ-077). */
export function useGoogleTagId(): string | undefined {
  const { googleTag } = useSite().document;
  const id = useStartUp().startUp?.gtagId;
  return googleTag && id !== undefined && isCountingTag(id) ? id : undefined;
}
