import { memberPage } from '../../../site/centre/memberPage.ts';

/** Address of the deposit page in the member centre. */
export const depositHref = memberPage('depositv2');
