export { carriesFile, FILE_BODY_MAX_BYTES, FILE_MAX_BYTES, filePaths } from './uploads.ts';
