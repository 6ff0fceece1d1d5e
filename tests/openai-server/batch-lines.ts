import { type BatchError } from 'openai/resources/batches';
import { ApiError } from './api-error';
import { chatCompletion } from './chat-completion';
import { newId } from './ids';
import { type Endpoint } from './model-request';
import { type ModelService } from './model-service';
import { findModel } from './models';
import { responseObject } from './response-object';

export const batchEndpoints: Record<string, Endpoint> = {
  '/v1/responses': 'responses',
  '/v1/chat/completions': 'chat',
};

export interface BatchLine {
  custom_id: string;
  method: string;
  url: string;
  body: Record<string, unknown>;
}

/** A line of an output or error file. */
export interface BatchResult {
  id: string;
  custom_id: string;
  response: { status_code: number; request_id: string; body: unknown } | null;
  error: { code: string; message: string } | null;
}

/** Reads the input file; any error fails the whole batch. */
export function readBatchLines(
  text: string,
  endpoint: string,
  models: ModelService['models'],
): { lines: BatchLine[]; errors: BatchError[] } {
  const lines: BatchLine[] = [];
  const errors: BatchError[] = [];
  const rows = text.split('\n');
  if (rows.at(-1) === '') rows.pop();
  if (rows.length === 0)
    errors.push({ code: 'empty_file', message: 'The input file is empty.', line: null, param: null });
  for (const [index, row] of rows.entries()) {
    const line = readLine(row);
    const problem = line ? findLineProblem(line, lines, endpoint, models) : invalidLine;
    if (problem) errors.push({ ...problem, line: index + 1 });
    else if (line) lines.push(line);
  }
  return { lines, errors };
}

const invalidLine: BatchError = {
  code: 'invalid_json_line',
  message: 'This line is not parseable as valid JSON.',
  param: null,
};

function readLine(row: string): BatchLine | undefined {
  try {
    const line: unknown = JSON.parse(row);
    return typeof line === 'object' && line !== null ? (line as BatchLine) : undefined;
  } catch {
    return undefined;
  }
}

function findLineProblem(
  line: BatchLine,
  earlier: BatchLine[],
  endpoint: string,
  models: ModelService['models'],
): BatchError | undefined {
  const missing = (['custom_id', 'method', 'url', 'body'] as const).find((key) => !line[key]);
  if (missing) {
    const message = `Missing required parameter: '${missing}'.`;
    return { code: 'missing_required_parameter', message, param: missing };
  }
  if (line.method !== 'POST') return { code: 'invalid_method', message: 'The method must be POST.', param: 'method' };
  if (line.url !== endpoint) {
    const message = `The URL provided for this request does not match the batch endpoint: ${endpoint}.`;
    return { code: 'mismatched_endpoint', message, param: 'url' };
  }
  if (earlier.some((other) => other.custom_id === line.custom_id)) {
    const message = `The custom_id for this request is a duplicate of another request: ${line.custom_id}.`;
    return { code: 'duplicate_custom_id', message, param: 'custom_id' };
  }
  if (earlier[0] && earlier[0].body.model !== line.body.model) {
    const message = 'All requests of a batch must name the same model.';
    return { code: 'mismatched_model', message, param: 'body.model' };
  }
  return findModelProblem(String(line.body.model), models);
}

function findModelProblem(model: string, models: ModelService['models']): BatchError | undefined {
  try {
    findModel(models, model);
    return undefined;
  } catch (error) {
    return { code: 'model_not_found', message: (error as Error).message, param: 'body.model' };
  }
}

/** Asks the model what the line asks; an answer that cannot be given becomes a line of the error file. */
export async function answerLine(service: ModelService, line: BatchLine): Promise<BatchResult> {
  const request_id = newId('req_');
  const result = { id: newId('batch_req_'), custom_id: line.custom_id };
  try {
    const { request, fault } = service.accept(batchEndpoints[line.url] ?? 'responses', line.body);
    if (fault?.kind === 'hang') return unanswered(line, 'request_timeout');
    const answer = await service.answer(request, fault);
    const body = request.endpoint === 'chat' ? chatCompletion(request, answer) : responseObject(request, answer);
    return { ...result, response: { status_code: 200, request_id, body }, error: null };
  } catch (error) {
    const { status, body } = error instanceof ApiError ? error : new ApiError(500, String(error));
    return { ...result, response: { status_code: status, request_id, body }, error: null };
  }
}

const reasons = {
  batch_expired: 'This request could not be executed before the completion window expired.',
  batch_cancelled: 'The batch was cancelled before this request was executed.',
  request_timeout: 'The request to the model timed out.',
};

export function unanswered(line: BatchLine, code: keyof typeof reasons): BatchResult {
  return {
    id: newId('batch_req_'),
    custom_id: line.custom_id,
    response: null,
    error: { code, message: reasons[code] },
  };
}
