import { messageFields, type MessageField } from './message-enums';

/** What takes the place of each field; null: it is not known. */
export type MessageValues = Readonly<Record<MessageField, string | null>>;

const braces = /\{([^{}\n]{1,60})\}/g;

const isField = (name: string): name is MessageField => messageFields.some((known) => known === name);

/** What stands in braces in a text, each once, in its order. */
function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(braces)].map(([, name = '']) => name))];
}

/** What stands in braces and is no field. */
export function unknownFieldsIn(text: string): string[] {
  return namesIn(text).filter((name) => !isField(name));
}

/** The fields of a text for which there is no value. */
export function emptyFieldsIn(text: string, values: MessageValues): MessageField[] {
  return namesIn(text).filter((name): name is MessageField => isField(name) && !values[name]?.trim());
}

/** Whether a text has this field. */
export function hasField(text: string, field: MessageField): boolean {
  return namesIn(text).includes(field);
}

/** The text with its fields filled in; what is unknown or empty stays as it is written. */
export function fillFields(text: string, values: MessageValues): string {
  return text.replaceAll(braces, (whole, name: string) => (isField(name) && values[name]?.trim()) || whole);
}
