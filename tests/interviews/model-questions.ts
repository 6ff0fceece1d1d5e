import type { ModelRequest } from '../openai-server/model-request';

/** The lines that a model got as data. */
export function linesOf({ messages }: ModelRequest): string {
  return messages.find(({ role }) => role === 'user')?.text ?? '';
}

/** The numbers of the topics that a model was asked about; none when it was asked for a follow-up. */
export function topicsOf(request: ModelRequest): number[] {
  return [...linesOf(request).matchAll(/\] Topic (\d+)$/gm)].map((match) => Number(match[1]));
}

/** Answers with the question for every topic, and with it as the follow-up. */
export function asking(question: (topic: number) => string) {
  return (request: ModelRequest): unknown => {
    const topics = topicsOf(request);
    if (topics.length === 0) return { followUp: question(0) };
    return {
      questions: topics.map((topic) => ({
        topic,
        question: question(topic),
        goodSigns: ['names a case', 'gives figures'],
        poorSigns: ['speaks in general', 'names nobody'],
      })),
    };
  };
}
