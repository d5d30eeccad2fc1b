export { withoutPersons } from './withoutPersons.ts';
export { valueWithoutSecrets, withoutSecrets } from './withoutSecrets.ts';
