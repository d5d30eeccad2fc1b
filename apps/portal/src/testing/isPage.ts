import { memberRows } from '../pages/member/memberRows.ts';
import { askedKey, shownRow } from '../site/centre/centre.rules.ts';
import { hrefOf, routeAt } from '../site/routes/paths.ts';

/** True for an address of this site that shows a page, and the very one of the member centre. */
export const isPage = (address: string): boolean => {
  const [path = ''] = address.split(/[?#]/u);
  const found = routeAt(path);
  if (found?.route.name !== 'member') return found !== undefined;
  const asked = askedKey(memberRows, found.path, hrefOf('member'));
  return asked === undefined || shownRow(memberRows, asked)?.key === asked;
};
