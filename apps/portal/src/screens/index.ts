export { FaultScreen } from './FaultScreen.tsx';
export { NonAgentScreen } from './NonAgentScreen.tsx';
export { NoticeRegion } from './NoticeRegion.tsx';
export { NotFoundScreen } from './NotFoundScreen.tsx';
export { OfflineNote } from './OfflineNote.tsx';
export { OtherAccountDialog } from './OtherAccountDialog.tsx';
export { RealAccountScreen } from './RealAccountScreen.tsx';
export { BlockedScreen, MaintenanceScreen, RetryScreen } from './SystemScreen.tsx';
export { ShelfNotice } from './ShelfNotice.tsx';
// Not screens: they have to be there when those are, with no chance left to fetch them.
export { sendFault } from '../app/sendFault.ts';
export { LoginAgain } from '../routes/LoginAgain.tsx';
