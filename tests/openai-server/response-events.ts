import { type ResponseOutputItem } from 'openai/resources/responses/responses';
import { splitText } from './chat-completion';
import { type ModelAnswer } from './compose-answer';
import { type ModelRequest } from './model-request';
import { contentPart, failedResponse, outputItems, responseObject, startedResponse } from './response-object';

export interface ResponseEvent {
  type: string;
  sequence_number: number;
  [key: string]: unknown;
}

/** What the Responses API streams, in its order. */
export function responseEvents(request: ModelRequest, answer: ModelAnswer): ResponseEvent[] {
  const response = startedResponse(request, answer);
  const end = answer.finish === 'stop' ? 'response.completed' : 'response.incomplete';
  const events = [
    { type: 'response.created', response },
    { type: 'response.in_progress', response },
    ...outputItems(answer).flatMap((item, index) => itemEvents(item, index, answer)),
    { type: end, response: responseObject(request, answer) },
  ];
  return inSequence(events);
}

/** A response that fails before anything is said. */
export function failedResponseEvents(request: ModelRequest, answer: ModelAnswer): ResponseEvent[] {
  return inSequence([
    { type: 'response.created', response: startedResponse(request, answer) },
    { type: 'response.failed', response: failedResponse(request, answer) },
  ]);
}

function inSequence(events: { type: string; [key: string]: unknown }[]): ResponseEvent[] {
  return events.map((event, index) => ({ ...event, sequence_number: index }));
}

function itemEvents(item: ResponseOutputItem, index: number, answer: ModelAnswer) {
  const added = item.type === 'message' ? { ...item, status: 'in_progress', content: [] } : item;
  return [
    { type: 'response.output_item.added', output_index: index, item: added },
    ...(item.type === 'message' ? textEvents(item.id, index, answer) : []),
    { type: 'response.output_item.done', output_index: index, item },
  ];
}

function textEvents(item_id: string, output_index: number, answer: ModelAnswer) {
  const place = { item_id, output_index, content_index: 0 };
  const part = contentPart(answer);
  if (part.type === 'refusal') {
    return [
      { type: 'response.content_part.added', ...place, part: { ...part, refusal: '' } },
      ...splitText(part.refusal).map((delta) => ({ type: 'response.refusal.delta', ...place, delta })),
      { type: 'response.refusal.done', ...place, refusal: part.refusal },
      { type: 'response.content_part.done', ...place, part },
    ];
  }
  return [
    { type: 'response.content_part.added', ...place, part: { ...part, text: '' } },
    ...splitText(part.text).map((delta) => ({ type: 'response.output_text.delta', ...place, delta, logprobs: [] })),
    { type: 'response.output_text.done', ...place, text: part.text, logprobs: [] },
    { type: 'response.content_part.done', ...place, part },
  ];
}
