import { type Message } from '../parse-prompt';

/** What a model's template demands of the roles. `alternating`: as Gemma's and Mistral's do; `no-system`: as Gemma 2's. */
export type Template = 'any' | 'alternating' | 'no-system';

const alternate = 'Conversation roles must alternate user/assistant/user/assistant/...';
const noSystem = 'System role not supported';

/** The exception that the template raises; undefined where it takes the messages. */
export function findTemplateProblem(template: Template, messages: Message[]): string | undefined {
  if (template === 'any') return undefined;
  const hasSystem = messages[0]?.role === 'system';
  if (template === 'no-system' && hasSystem) return noSystem;
  const turns = hasSystem ? messages.slice(1) : messages;
  return turns.every(({ role }, index) => (role === 'user') === (index % 2 === 0)) ? undefined : alternate;
}

/** As llama-server says it, which runs the template (https://github.com/ggml-org/llama.cpp/issues/19851 and others). */
export const jinjaException = (problem: string) =>
  `\n------------\nWhile executing CallExpression at line 19, column 27 in source:\n...% 2 == 0) -%}↵        {{ raise_exception("${problem.slice(0, 37)}...\n                                           ^\nError: Jinja Exception: ${problem}`;
