import type { ModelMessage } from 'ai';

/** Text that is said by one side, or by the other. */
export interface Said {
  role: 'user' | 'assistant';
  content: string;
}

/** Joins successive messages of one side, because the chat templates of some local models refuse those. */
export function mergeMessages(messages: readonly Said[]): ModelMessage[] {
  const merged: Said[] = [];
  for (const { role, content } of messages) {
    const last = merged.at(-1);
    if (last?.role === role) last.content += `\n\n${content}`;
    else merged.push({ role, content });
  }
  return merged;
}
