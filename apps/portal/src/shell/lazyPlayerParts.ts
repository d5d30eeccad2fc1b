import { lazyPart } from '../site/words/lazyWithWords.tsx';

const fetchParts = () => import('./playerParts.ts');

export const AccountCorner = lazyPart('general', () => fetchParts().then((parts) => parts.AccountCorner));
export const MemberBar = lazyPart('general', () => fetchParts().then((parts) => parts.MemberBar));
