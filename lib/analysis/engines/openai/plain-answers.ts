type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** "[{type: text, text}]" as its text; parts of other types, such as `thinking`, are not said. */
function saidIn(content: unknown): string {
  if (!Array.isArray(content)) return textOf(content);
  return content
    .map((part) => {
      if (typeof part === 'string') return part;
      const isText = isFields(part) && (part.type === undefined || part.type === 'text' || part.type === 'output_text');
      return isText ? textOf(part.text) : '';
    })
    .join('');
}

/** What the model passes to a tool instead of saying it: a string, or on some servers the object itself. */
function passedToTool({ tool_calls: calls, function_call: single }: Fields): string {
  const all: unknown[] = Array.isArray(calls)
    ? calls.map((call: unknown) => (isFields(call) ? call.function : null))
    : [];
  const passed = [...all, single].map((call) => (isFields(call) ? call.arguments : undefined));
  const said = passed.find((one) => (typeof one === 'string' && one.trim() !== '') || isFields(one));
  return typeof said === 'string' || said === undefined ? textOf(said) : JSON.stringify(said);
}

/** What looks like an answer: nothing stands behind its last bracket. */
const endsInJson = (text: string): boolean => /[}\]]$/.test(text.trim().replace(/```$/, '').trimEnd());

/** The answer of a message where no text is; thinking that was cut off is none. */
function saidElsewhere(message: Fields, finish: unknown): string {
  const passed = passedToTool(message);
  if (passed !== '') return passed;
  const thought = saidIn(message.reasoning_content) || saidIn(message.reasoning);
  return finish !== 'length' && endsInJson(thought) ? thought : '';
}

/** Keeps of a choice only the fields that are read: others that servers add may not have OpenAI's form. */
function plainChoice(choice: unknown): unknown {
  const { message, finish_reason: finish } = isFields(choice) ? choice : {};
  if (!isFields(message)) return choice;
  const said = saidIn(message.content);
  const content = said.trim() === '' ? saidElsewhere(message, finish) : said;
  const isOfTool = finish === 'tool_calls' || finish === 'function_call';
  return {
    index: 0,
    message: { role: 'assistant', content, refusal: textOf(message.refusal) || null },
    finish_reason: isOfTool ? 'stop' : finish,
  };
}

/** A part of a streamed answer; only its form changes. */
function plainDelta(choice: unknown): unknown {
  if (!isFields(choice) || !isFields(choice.delta) || !Array.isArray(choice.delta.content)) return choice;
  return { ...choice, delta: { ...choice.delta, content: saidIn(choice.delta.content) } };
}

/** A body of Chat Completions in the form that OpenAI gives it; any other text as it is. */
function plainBody(body: string, plain: (choice: unknown) => unknown): string {
  try {
    const value: unknown = JSON.parse(body);
    if (!isFields(value) || !Array.isArray(value.choices)) return body;
    return JSON.stringify({ ...value, choices: value.choices.map(plain) });
  } catch {
    return body;
  }
}

/** The lines of a stream one by one: an event may come in pieces. */
function plainLines(): TransformStream<string, string> {
  let rest = '';
  const plain = (line: string): string =>
    line.startsWith('data: {') ? `data: ${plainBody(line.slice('data: '.length), plainDelta)}` : line;
  return new TransformStream({
    transform(piece, controller) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) controller.enqueue(`${plain(line)}\n`);
    },
    flush: (controller) => controller.enqueue(plain(rest)),
  });
}

function withBody({ status, statusText, headers }: Response, body: BodyInit): Response {
  const kept = new Headers(headers);
  kept.delete('content-length');
  kept.delete('content-encoding');
  return new Response(body, { status, statusText, headers: kept });
}

/**
 * Chat Completions of servers that put the answer elsewhere than OpenAI does: in a list of parts (Mistral's reasoning models), in
 * `reasoning_content` or `reasoning` (vLLM, SGLang, DeepSeek, OpenRouter), or in the arguments of a tool. They come out as a text.
 */
export function withPlainAnswers(transport: typeof fetch): typeof fetch {
  return async (address, init) => {
    const response = await transport(address, init);
    if (!response.ok || !response.body) return response;
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
      const lines = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(plainLines());
      return withBody(response, lines.pipeThrough(new TextEncoderStream()));
    }
    return withBody(response, plainBody(await response.text(), plainChoice));
  };
}
