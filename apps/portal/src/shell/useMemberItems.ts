import type { Access } from '@baize/domain/routes';
import type { NavigationItem } from '@baize/ui-kit/Header';
import { moreIcons, type IconSource } from '@baize/ui-kit/Icon';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { memberPage } from '../site/centre/memberPage.ts';
import { useAdmission } from '../site/routes/useAdmission.ts';

type Place = {
  readonly href: string;
  readonly label: MessageDescriptor;
  readonly icon: IconSource;
  readonly access: Access;
};

const pages = {
  deposit: {
    href: memberPage('depositv2'),
    label: msg({ id: 'header.deposit', message: 'Deposit' }),
    icon: moreIcons.wallet,
    access: 'realAccount',
  },
  bettingRecord: {
    href: memberPage('personalHistoryCopy'),
    label: msg({ id: 'header.bettingRecord', message: 'Betting record' }),
    icon: moreIcons.rows,
    access: 'realAccount',
  },
  accountRecord: {
    href: memberPage('transactionHistory'),
    label: msg({ id: 'header.accountRecord', message: 'Transactions' }),
    icon: moreIcons.movements,
    access: { audience: 'realAccount', flag: 'accountRecord' },
  },
} as const satisfies Readonly<Record<string, Place>>;

/**
 * Links to pages of the member centre that the frame of a player has. They load with it, apart from the route table of
 * the first load. Pages that the player may not see are left out.
 */
export const useMemberItems = (names: readonly (keyof typeof pages)[]): readonly NavigationItem[] => {
  const { i18n } = useLingui();
  const admits = useAdmission();
  return names.flatMap((name) => {
    const { access, label, ...page } = pages[name];
    const admitted = admits(access);
    if (admitted === 'hidden' || admitted === 'unknown') return [];
    return [{ ...page, label: i18n._(label), current: false, panel: false }];
  });
};
