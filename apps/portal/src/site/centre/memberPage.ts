import type { MemberPageKey } from '@baize/domain/routes';
import { hrefOf } from '../routes/paths.ts';

/** The address of a page of the member centre. */
export const memberPage = (key: MemberPageKey): string => `${hrefOf('member')}/${key}`;
