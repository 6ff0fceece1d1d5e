import { ApiError } from './api-error';
import { findStrictProblem, type JsonSchema } from './json-schema';

const common =
  'metadata model moderation parallel_tool_calls prompt_cache_key prompt_cache_options prompt_cache_retention safety_identifier service_tier store stream stream_options temperature tool_choice tools top_logprobs top_p user';
const known = {
  chat: new Set(
    `${common} audio frequency_penalty function_call functions logit_bias logprobs max_completion_tokens max_tokens messages modalities n prediction presence_penalty reasoning_effort response_format seed stop verbosity web_search_options`.split(
      ' ',
    ),
  ),
  responses: new Set(
    `${common} access_programs background context_management conversation image include input instructions max_output_tokens max_tool_calls previous_response_id prompt reasoning text truncation`.split(
      ' ',
    ),
  ),
};

interface Parameters {
  endpoint: 'responses' | 'chat';
  body: Record<string, unknown>;
  format: { type: string; name?: string; strict?: boolean | null; schema?: JsonSchema } | undefined;
  reasons: boolean;
  effort: string | undefined;
}

/** @throws ApiError where the real API takes no such parameter, or not for this model */
export function checkParameters(input: Parameters): void {
  const { endpoint, body, reasons, effort } = input;
  const unknown = Object.keys(body).find((key) => !known[endpoint].has(key));
  if (unknown) {
    throw new ApiError(400, `Unknown parameter: '${unknown}'.`, { param: unknown, code: 'unknown_parameter' });
  }
  if (reasons && effort !== 'none') {
    for (const param of ['temperature', 'top_p', 'max_tokens']) if (body[param] != null) throw unsupported(param);
  }
  if (!reasons && effort) throw unsupported(endpoint === 'chat' ? 'reasoning_effort' : 'reasoning.effort');
  const { temperature } = body;
  if (temperature != null && !(typeof temperature === 'number' && temperature >= 0 && temperature <= 2)) {
    throw new ApiError(400, "Invalid 'temperature': expected a number from 0 to 2.", { param: 'temperature' });
  }
  checkFormat(input);
}

const unsupported = (param: string) =>
  new ApiError(400, `Unsupported parameter: '${param}' is not supported with this model.`, {
    param,
    code: 'unsupported_parameter',
  });

function checkFormat({ endpoint, body, format }: Parameters): void {
  const param = endpoint === 'chat' ? 'response_format' : 'text.format';
  if (format?.type === 'json_object' && !/json/i.test(JSON.stringify(body.messages ?? body.input ?? ''))) {
    const message = `The messages must contain the word 'json' in some form, to use '${param}' of type 'json_object'.`;
    throw new ApiError(400, message, { param });
  }
  if (format?.type !== 'json_schema') return;
  if (!format.schema || !format.name) {
    throw new ApiError(400, `Missing required parameter: '${param}.${format.name ? 'schema' : 'name'}'.`, {
      param,
      code: 'missing_required_parameter',
    });
  }
  const problem = format.strict ? findStrictProblem(format.schema) : undefined;
  if (!problem) return;
  throw new ApiError(400, `Invalid schema for response_format '${format.name}': ${problem}`, {
    param: endpoint === 'chat' ? param : `${param}.schema`,
    code: endpoint === 'chat' ? null : 'invalid_json_schema',
  });
}
