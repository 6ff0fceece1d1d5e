import { ApiError } from './api-error';

/**
 * How servers say that a request does not fit into the context. llama.cpp:
 * https://github.com/ggml-org/llama.cpp/pull/15780; LM Studio: https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/546;
 * vLLM and OpenAI: their own words; the others as their users report them.
 */
const bodies = {
  openai: {
    error: {
      message: "This model's maximum context length is 8192 tokens.",
      type: 'invalid_request_error',
      param: 'messages',
      code: 'context_length_exceeded',
    },
  },
  'llama.cpp': {
    error: {
      code: 400,
      message:
        'the request exceeds the available context size. try increasing the context size or enable context shift',
      type: 'exceed_context_size_error',
      n_prompt_tokens: 14_429,
      n_ctx: 8192,
    },
  },
  vllm: {
    object: 'error',
    message:
      "This model's maximum context length is 4096 tokens. However, you requested 4900 tokens (900 in the messages, 4000 in the completion). Please reduce the length of the messages or completion.",
    type: 'BadRequestError',
    param: null,
    code: 400,
  },
  mistral: {
    object: 'error',
    message: 'Prompt contains 36054 tokens and 0 draft tokens, too large for model with 32768 maximum context length',
    type: 'invalid_request_prompt',
    param: null,
    code: '3051',
  },
  'lm-studio': {
    error:
      'Trying to keep the first 111490 tokens when context the overflows. However, the model is loaded with context length of only 32768 tokens, which is not enough. Try to load the model with a larger context length, or provide a shorter input',
  },
  'lm-studio-keep': {
    error:
      'The number of tokens to keep from the initial prompt is greater than the context length (n_keep: 10247 >= n_ctx: 4096).',
  },
  ollama: {
    error: { message: 'the input length exceeds the context length', type: 'api_error', param: null, code: null },
  },
  'llama-cpp-python': {
    error: {
      message: 'Requested tokens (5316) exceed context window of 4096',
      type: 'internal_server_error',
      param: null,
      code: null,
    },
  },
  tgi: {
    error:
      'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 5000 `inputs` tokens and 100 `max_new_tokens`',
    error_type: 'validation',
  },
  sglang: {
    object: 'error',
    message: "The input (5000 tokens) is longer than the model's context length (4096 tokens).",
    type: 'BadRequestError',
    param: null,
    code: 400,
  },
  gemini: [
    {
      error: {
        code: 400,
        message: 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
        status: 'INVALID_ARGUMENT',
      },
    },
  ],
} as const;
const statuses: Partial<Record<OverflowDialect, number>> = { 'llama-cpp-python': 500, tgi: 422 };

export type OverflowDialect = keyof typeof bodies;
export const overflowDialects = Object.keys(bodies) as OverflowDialect[];

export function overflowError(dialect: OverflowDialect): ApiError {
  return new ApiError(statuses[dialect] ?? 400, '', { json: bodies[dialect] });
}
