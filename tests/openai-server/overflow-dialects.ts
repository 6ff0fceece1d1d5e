import { ApiError, contextTooLong, errorEvent } from './api-error';

/** What did not fit: tokens of the prompt, of the context, and of the longest answer that was asked for. */
export interface TokenCounts {
  prompt: number;
  context: number;
  output: number;
}

type Refuse = (counts: TokenCounts) => ApiError;
const json = (status: number, body: unknown) => new ApiError(status, '', { json: body });

/** What llama.cpp says since b7000 (tools/server/server-context.cpp; https://github.com/ggml-org/llama.cpp/issues/19851). */
export const llamaCppOverflow = ({ prompt, context }: TokenCounts) => ({
  error: {
    code: 400,
    message: `request (${prompt} tokens) exceeds the available context size (${context} tokens), try increasing it`,
    type: 'exceed_context_size_error',
    n_prompt_tokens: prompt,
    n_ctx: context,
  },
});

const olderLlamaCpp =
  'the request exceeds the available context size. try increasing the context size or enable context shift';

/** How Ollama says an error under `/v1` (openai/openai.go, NewError). */
const ollama = (message: string) =>
  json(400, { error: { message, type: 'invalid_request_error', param: null, code: null } });

/** Ollama's own words; under `/api` they are the whole error. */
export const ollamaOverflow = {
  /** 0.34 and 0.40 hand on what llama-server says, as a string (llm/llama_server.go; recorded at 0.34.2 and 0.40.2). */
  'llama-server': (counts: TokenCounts) => JSON.stringify(llamaCppOverflow(counts)),
  /** 0.12.6 to 0.30 (runner/ollamarunner/runner.go; recorded at 0.12.6). */
  runner: () => 'the input length exceeds the context length',
  /** Where the model's context cannot shift (llm/llama_server.go, completionPromptForRequest). */
  'no-shift': () =>
    'the prompt is longer than the context length currently available to the model; shorten the prompt, adjust the context length in settings, or use a model with a longer context length',
};

/** The words of vLLM, newest first. */
const vllm = {
  /** 0.16 and later, as users report it; `vllm/renderers/params.py` has the form of 0.15. */
  now: ({ prompt, context, output }: TokenCounts) =>
    `This model's maximum context length is ${context} tokens. However, you requested ${output} output tokens and your prompt contains at least ${prompt} input tokens, for a total of at least ${prompt + output} tokens. Please reduce the length of the input prompt or the number of requested output tokens. (parameter=input_tokens, value=${prompt})`,
  passed: ({ prompt, context, output }: TokenCounts) =>
    `You passed ${prompt} input tokens and requested ${output} output tokens. However, the model's context length is only ${context} tokens, resulting in a maximum input length of ${context - output} tokens. Please reduce the length of the input prompt. (parameter=input_tokens, value=${prompt})`,
  tooLarge: ({ prompt, context, output }: TokenCounts) =>
    `'max_tokens' or 'max_completion_tokens' is too large: ${output}. This model's maximum context length is ${context} tokens and your request has ${prompt} input tokens (${output} > ${context} - ${prompt}). None`,
  requested: ({ prompt, context, output }: TokenCounts) =>
    `This model's maximum context length is ${context} tokens. However, you requested ${prompt + output} tokens (${prompt} in the messages, ${output} in the completion). Please reduce the length of the messages or completion.`,
};
const nested = (message: string, param: string | null) =>
  json(400, { error: { message, type: 'BadRequestError', param, code: 400 } });
const flat = (message: string) =>
  json(400, { object: 'error', message, type: 'BadRequestError', param: null, code: 400 });

const lmStudioInput = ({ prompt, context }: TokenCounts) =>
  `Input does not fit in context length. The input has ${prompt} tokens, but the context length only supports ${context} tokens.`;

/** How servers say that a request does not fit into the context; the README says where each form comes from. */
const forms = {
  openai: ({ prompt, context }) => contextTooLong({ endpoint: 'chat', allowed: context, sent: prompt }),
  'openai-responses': ({ prompt, context }) =>
    contextTooLong({ endpoint: 'responses', allowed: context, sent: prompt }),
  azure: (counts) => new ApiError(400, vllm.requested(counts), { code: 'context_length_exceeded', param: 'messages' }),
  mistral: ({ prompt, context }) =>
    json(400, {
      object: 'error',
      message: `Prompt contains ${prompt} tokens and 0 draft tokens, too large for model with ${context} maximum context length`,
      type: 'invalid_request_prompt',
      param: null,
      code: '3051',
    }),
  'llama.cpp': (counts) => json(400, llamaCppOverflow(counts)),
  'llama.cpp-b6500': ({ prompt, context }) =>
    json(400, {
      error: {
        code: 400,
        message: olderLlamaCpp,
        type: 'exceed_context_size_error',
        n_prompt_tokens: prompt,
        n_ctx: context,
      },
    }),
  'llama.cpp-b5000': () => json(400, { error: { code: 400, message: olderLlamaCpp, type: 'invalid_request_error' } }),
  vllm: (counts) => nested(vllm.now(counts), 'input_tokens'),
  'vllm-0.15': (counts) => nested(vllm.passed(counts), 'input_tokens'),
  'vllm-0.11': (counts) => nested(vllm.tooLarge(counts), null),
  'vllm-0.10': (counts) => flat(vllm.requested(counts)),
  ollama: (counts) => ollama(ollamaOverflow['llama-server'](counts)),
  'ollama-0.12.6': () => ollama(ollamaOverflow.runner()),
  'ollama-no-shift': () => ollama(ollamaOverflow['no-shift']()),
  'lm-studio': (counts) => {
    const message = lmStudioInput(counts);
    return errorEvent(message, { error: { message }, message });
  },
  'lm-studio-0.4.11': ({ prompt, context }) =>
    json(400, {
      error: `The number of tokens to keep from the initial prompt is greater than the context length (n_keep: ${prompt}>= n_ctx: ${context}). Try to load the model with a larger context length, or provide a shorter input.`,
    }),
  'lm-studio-0.3': ({ prompt, context }) =>
    json(400, {
      error: `Trying to keep the first ${prompt} tokens when context the overflows. However, the model is loaded with context length of only ${context} tokens, which is not enough. Try to load the model with a larger context length, or provide a shorter input`,
    }),
  'llama-cpp-python': (counts) =>
    json(400, {
      error: {
        message: vllm.requested(counts),
        type: 'invalid_request_error',
        param: 'messages',
        code: 'context_length_exceeded',
      },
    }),
  tgi: ({ prompt, context, output }) =>
    json(422, {
      error: `Input validation error: \`inputs\` tokens + \`max_new_tokens\` must be <= ${context}. Given: ${prompt} \`inputs\` tokens and ${output} \`max_new_tokens\``,
      error_type: 'validation',
    }),
  sglang: ({ prompt, context }) =>
    flat(`The input (${prompt} tokens) is longer than the model's context length (${context} tokens).`),
  gemini: ({ prompt, context }) =>
    json(400, [
      {
        error: {
          code: 400,
          message: `The input token count (${prompt}) exceeds the maximum number of tokens allowed (${context}).`,
          status: 'INVALID_ARGUMENT',
        },
      },
    ]),
} satisfies Record<string, Refuse>;

export type OverflowDialect = keyof typeof forms;
export const overflowDialects = Object.keys(forms) as OverflowDialect[];

/** The refusal in a server's own form; with the counts of an example where none are given. */
export function overflowError(
  dialect: OverflowDialect,
  counts: TokenCounts = { prompt: 14_429, context: 8192, output: 1024 },
): ApiError {
  return forms[dialect](counts);
}
