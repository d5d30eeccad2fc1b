import { moreIcons } from '@baize/ui-kit/Icon';
import { Popover } from '@baize/ui-kit/Popover';
import { useLingui } from '@lingui/react/macro';
import { AppCodes } from './AppCodes.tsx';
import { ServiceList } from './ServiceList.tsx';

/** Customer service and other ways to get help, in the header. */
export function HeaderService() {
  const { t } = useLingui();
  return (
    <Popover icon={moreIcons.headset} label={t({ id: 'menus.service', message: 'Customer service' })}>
      <ServiceList />
      <AppCodes />
    </Popover>
  );
}
