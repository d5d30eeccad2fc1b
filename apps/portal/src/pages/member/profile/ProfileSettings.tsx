import { useProfileSettings, type MemberProfile } from '@baize/features/profile';
import { LoadedContent } from '@baize/ui-kit/LoadedContent';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import type { GatewayError } from '../../../site/words/useErrorText.ts';
import { MoneyPart, MoneyStack } from '../moneyOut/MoneyOut.styles.ts';
import { BirthdayPart } from './BirthdayPart.tsx';
import { ClosurePart } from './ClosurePart.tsx';
import { ConsentsPart } from './ConsentsPart.tsx';
import { DataPart } from './DataPart.tsx';
import { NicknamePart } from './NicknamePart.tsx';
import { PicturePart } from './PicturePart.tsx';
import { PreferencesPart } from './PreferencesPart.tsx';
import { SettingsStack } from './ProfileSettings.styles.ts';

/** What members change of themselves, the file of their data, and the closure of the account. */
export function ProfileSettings() {
  const { t } = useLingui();
  const renderFailure = (error: GatewayError, retry: () => void) => (
    <FailedNotice
      title={t({ id: 'profile.settings.failed', message: 'Your settings could not be loaded' })}
      error={error}
      onRetry={retry}
    />
  );
  return (
    <SettingsStack>
      <LoadedContent of={useProfileSettings()} loading={<SettingsPlaceholder />} failed={renderFailure}>
        {(profile) => <Settings profile={profile} />}
      </LoadedContent>
      <DataPart />
      <ClosurePart />
    </SettingsStack>
  );
}

/** As many parts as the settings have. */
function SettingsPlaceholder() {
  return (
    <MoneyStack>
      {Array.from({ length: 5 }, (_, part) => (
        <MoneyPart key={part}>
          <Skeleton shape="line" />
          <Skeleton shape="figure" />
        </MoneyPart>
      ))}
    </MoneyStack>
  );
}

function Settings({ profile }: { readonly profile: MemberProfile }) {
  return (
    <MoneyStack>
      <NicknamePart nickname={profile.nickname} />
      <PicturePart profile={profile} />
      <BirthdayPart birthday={profile.birthday} />
      <PreferencesPart profile={profile} />
      <ConsentsPart consents={profile.consents} />
    </MoneyStack>
  );
}
