export { valueWithoutSecrets, withoutSecrets } from './withoutSecrets.ts';
