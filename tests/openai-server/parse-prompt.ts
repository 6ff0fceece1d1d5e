export interface Message {
  role: string;
  text: string;
}

export interface NumberedText {
  number: number;
  text: string;
}

/** A criterion: `1. text`, `1) text`, `[1] text`, `Criterion 1: text`. */
const criterionLine = /^\s*(?:[-*]\s*)?(?:criterion\s+)?[[(#]?(\d{1,3})[\])}.:]+\s*(\S.*)$/i;
/** A sentence of a CV: `[12] text`. */
const sentenceLine = /^\s*\[(\d+)\]\s?(.*)$/;

/**
 * What a judging prompt asks about: criteria in the first user message, the numbered sentences of the CV in the next
 * one that has any, or behind the mark in the same one. Both are empty where the prompt is about something else.
 */
export function parsePrompt(messages: Message[]): { criteria: NumberedText[]; sentences: NumberedText[] } {
  const said = messages.filter(({ role }) => role === 'user').map(({ text }) => text);
  const [first = '', ...others] = said.flatMap((text) => text.split(/^(?=.*(?:between the marks|<<<))/m));
  const cv = others.find((text) => numberedLines(text, sentenceLine).length > 0);
  return {
    criteria: cv === undefined ? [] : numberedLines(first, criterionLine),
    sentences: cv === undefined ? [] : numberedLines(cv, sentenceLine),
  };
}

function numberedLines(text: string, line: RegExp): NumberedText[] {
  return text.split('\n').flatMap((row) => {
    const match = line.exec(row);
    return match?.[1] ? [{ number: Number(match[1]), text: (match[2] ?? '').trim() }] : [];
  });
}
