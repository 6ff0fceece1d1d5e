export { errorCode, errorText, explainFileError, Failure } from '../lib/failure';
