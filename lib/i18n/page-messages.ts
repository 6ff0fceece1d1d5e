import { bindShortWords } from './bind-short-words';
import { messages } from './generated/messages';

/** Messages of pages, with no-break spaces; API responses and stored texts keep plain spaces. */
export const pageMessages: typeof messages = { ...messages, pl: bindShortWords(messages.pl) };
