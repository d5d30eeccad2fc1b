export { ErrorScreen } from './ErrorScreen.tsx';
export { NonAgentScreen } from './NonAgentScreen.tsx';
export { NoticeRegion } from './NoticeRegion.tsx';
export { NotFoundScreen } from './NotFoundScreen.tsx';
export { OfflineNote } from './OfflineNote.tsx';
export { OtherAccountDialog } from './OtherAccountDialog.tsx';
export { RealAccountScreen } from './RealAccountScreen.tsx';
export { BlockedScreen, MaintenanceScreen, RetryScreen } from './SystemScreen.tsx';
export { ShelfNotice } from './ShelfNotice.tsx';
// Not screens, but needed when they are, and too late to fetch by then.
export { sendIncident } from '../sendIncident.ts';
export { LoginAgain } from '../routes/LoginAgain.tsx';
