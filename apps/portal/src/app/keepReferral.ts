export { keepReferral } from '@baize/features/registration';
