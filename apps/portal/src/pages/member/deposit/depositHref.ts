import { hrefOf } from '../../../site/routes/paths.ts';

/** Address of the deposit page in the member centre. */
export const depositHref = hrefOf('member', { page: 'depositv2' });
