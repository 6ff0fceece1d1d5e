import { type Message } from '../parse-prompt';
import { countTokens } from '../tokens';

/** What the template adds to each message: its role and two marks. */
const templateTokens = 4;
const charactersPerToken = 4;

/** The double's own rule: four characters are a token, and each message takes four more. */
export function countPrompt(messages: Message[]): number {
  return messages.reduce((sum, { text }) => sum + countTokens(text) + templateTokens, 0);
}

/** Keeps so many tokens of the beginning and of the end of a prompt; what lies between is gone. */
export function keepEnds(messages: Message[], first: number, last: number): Message[] {
  const total = messages.reduce((sum, { text }) => sum + text.length, 0);
  const headEnd = first * charactersPerToken;
  const tailStart = Math.max(headEnd, total - last * charactersPerToken);
  let at = 0;
  return messages.flatMap(({ role, text }) => {
    const head = text.slice(0, Math.max(0, headEnd - at));
    const tail = text.slice(Math.max(head.length, tailStart - at));
    at += text.length;
    return head + tail ? [{ role, text: head + tail }] : [];
  });
}

/** Drops whole messages from the front until the rest fits; system messages and the last one stay. */
export function dropOldest(messages: Message[], limit: number): Message[] {
  for (let start = 0; start < messages.length; start += 1) {
    const system = messages.slice(0, start).filter(({ role }) => role === 'system');
    const kept = [...system, ...messages.slice(start)];
    if (countPrompt(kept) <= limit || start === messages.length - 1) return kept;
  }
  return messages;
}
