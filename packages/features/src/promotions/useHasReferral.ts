import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { promotionsQuery } from './promotions.queries.ts';

/** True while the merchant runs a promotion of the type REFERRAL (REQ-217); undefined until that is known. */
export const useHasReferral = (): boolean | undefined => useQuery(promotionsQuery(useScope())).data?.hasReferral;
