import { ApiError } from '../api-error';
import { type Exchange } from '../exchange';
import { asBody, type Endpoint, type ModelRequest } from '../model-request';
import { type LocalModel } from './local-model';
import { readQuestion } from './question';
import { findTemplateProblem, jinjaException, type Template } from './roles';
import { findGrammarProblem } from './schemas';

const efforts = ['high', 'medium', 'low', 'none'];

/** A request under `/v1` (middleware/openai.go, ChatMiddleware; openai/openai.go, FromChatRequest). @throws ApiError */
export function readOpenAiChat(
  exchange: Exchange,
  endpoint: Endpoint,
  findModel: () => LocalModel,
): { model: LocalModel; request: ModelRequest } {
  const body = asBody(exchange.json());
  if (endpoint === 'chat' && !(Array.isArray(body.messages) && body.messages.length > 0)) {
    throw new ApiError(400, "[] is too short - 'messages'");
  }
  const model = findModel();
  // `max_completion_tokens` is not known (https://github.com/ollama/ollama/issues/7125), nor is `options`.
  const request = readQuestion({ endpoint, sent: body, model, limits: ['max_tokens'] });
  const { effort } = request;
  if (effort && !efforts.includes(effort)) {
    throw new ApiError(400, `invalid reasoning value: '${effort}' (must be "high", "medium", "low", or "none")`);
  }
  if (effort && effort !== 'none') checkThinking(model);
  return { model, request };
}

/** server/routes.go, ChatHandler. @throws ApiError */
export function checkThinking(model: LocalModel): void {
  if (!model.thinks) throw new ApiError(400, `"${model.name}" does not support thinking`);
}

/** llama-server runs the template and makes the grammar; Ollama hands its refusals on as a string. @throws ApiError */
export function checkOllama({ messages, schema }: ModelRequest, template: Template = 'any'): void {
  const unfit = findTemplateProblem(template, messages);
  if (unfit) throw handedOn(500, jinjaException(unfit), 'server_error');
  const ungrammatical = schema && findGrammarProblem(schema);
  if (ungrammatical) throw handedOn(400, `JSON schema conversion failed:\n${ungrammatical}`, 'invalid_request_error');
}

const handedOn = (code: number, message: string, type: string) =>
  new ApiError(code, JSON.stringify({ error: { code, message, type } }));
