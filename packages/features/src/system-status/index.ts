export { systemStatusQuery } from './systemStatus.queries.ts';
export { systemStatus } from './systemStatus.rules.ts';
export type { SystemStatus, SystemStatusSources } from './systemStatus.rules.ts';
export { useRefetchAfterOutage } from './useRefetchAfterOutage.ts';
export { useSystemStatus } from './useSystemStatus.ts';
export type { SystemStatusView } from './useSystemStatus.ts';
