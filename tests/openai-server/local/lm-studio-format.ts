import { ApiError } from '../api-error';
import { type ModelRequest } from '../model-request';

/** What LM Studio says of formats that it does not know. @throws ApiError */
export function checkFormat({ endpoint, body }: ModelRequest): void {
  const { type } = (body.response_format ?? {}) as { type?: string };
  if (type && type !== 'json_schema' && type !== 'text') {
    throw new ApiError(400, "'response_format.type' must be 'json_schema' or 'text'");
  }
  const { text } = body as { text?: { format?: unknown } };
  // https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/1576
  if (endpoint === 'responses' && text && !text.format) {
    throw new ApiError(400, 'Required', { param: 'text.format', code: 'missing_required_parameter' });
  }
}
