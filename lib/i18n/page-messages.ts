import { bindShortWords } from './bind-short-words';
import { messages } from './messages';

/** What pages say. Answers of the API and stored texts are no lines of a page, and keep plain spaces. */
export const pageMessages: typeof messages = { ...messages, pl: bindShortWords(messages.pl) };
