import { type ChatCompletion } from 'openai/resources/chat/completions';
import { type AnswerForm, type Fault } from './faults';

const tool = (passed: unknown) => ({
  content: null,
  tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'verdicts', arguments: passed } }],
});

/**
 * Where servers put what is said. `parts`: Mistral's reasoning models (docs.mistral.ai, Reasoning: content is a list of chunks
 * `thinking` and `text`). `reasoning_content`: vLLM's reasoning outputs and DeepSeek's API, where a parser takes the whole answer
 * for thinking; `reasoning`: OpenRouter, and vLLM later. `tool-call`: OpenAI's own form of function calling; `tool-object`: the
 * same with an object for the string, as Ollama's API passes arguments.
 */
const messages: Record<Exclude<AnswerForm, 'no-choice'>, (text: string) => object> = {
  parts: (text) => ({
    content: [
      { type: 'thinking', thinking: [{ type: 'text', text: 'The CV names Java {"verdicts": []}' }] },
      { type: 'text', text },
    ],
  }),
  reasoning_content: (text) => ({ content: null, reasoning_content: `I think it is so:\n${text}` }),
  reasoning: (text) => ({ content: '', reasoning: text }),
  'tool-call': tool,
  'tool-object': (text) => tool(JSON.parse(text)),
};

/** A completion with its answer in another place. */
export function formed(completion: ChatCompletion, fault: Fault | undefined): object {
  if (fault?.kind !== 'answer-form') return completion;
  const { form } = fault;
  if (form === 'no-choice') return { ...completion, choices: [] };
  const choices = completion.choices.map(({ message, ...choice }) => ({
    ...choice,
    message: { role: message.role, ...messages[form](message.content ?? '') },
    ...(form.startsWith('tool') ? { finish_reason: 'tool_calls' } : {}),
  }));
  return { ...completion, choices };
}
