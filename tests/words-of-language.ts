import { globSync, readFileSync } from 'node:fs';

export type Language = 'pl' | 'en';

/** What an ICU message says, without its placeholders, names of choices and tags. */
function wordsOfMessage(message: string): string[] {
  const said = message
    .replaceAll(/\{\w+(?:, *(?:number|date|time)[^{}]*)?\}/g, ' ')
    .replaceAll(/\{\w+, *(?:plural|select|selectordinal),/g, ' ')
    .replaceAll(/(?:=\d+|\b\w+) *\{/g, ' ')
    .replaceAll(/<[^>]*>|https?:\S+|\S+@\S+/g, ' ');
  return said.toLowerCase().match(/[\p{L}ᵃ]+/gu) ?? [];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function wordsOfMessages(language: Language): Set<string> {
  const files = globSync(`messages/${language}/*.json`);
  return new Set(files.flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8')))).flatMap(wordsOfMessage));
}

function wordsOfGuide(language: Language): Set<string> {
  return new Set(globSync(`docs/guide/${language}/*.md`).flatMap((file) => wordsOfMessage(readFileSync(file, 'utf8'))));
}

const shortest = 4;

/** Words of the messages of the other language that neither messages nor guide of `language` have. */
export function foreignWords(language: Language): Set<string> {
  const own = new Set([...wordsOfMessages(language), ...wordsOfGuide(language)]);
  const other = wordsOfMessages(language === 'pl' ? 'en' : 'pl');
  return new Set([...other].filter((word) => word.length >= shortest && !own.has(word)));
}

/** Addresses, paths, and names in capitals such as DELETE. */
const noWords = /\S+@\S+|\w+(?:\/\w+)+|\b[A-Z]{3,}\b/g;

/** The words of `foreign` that a text has, each with what stands around it. */
export function findForeign(text: string, foreign: ReadonlySet<string>): string[] {
  const said = text.replaceAll(noWords, ' ');
  return [...said.matchAll(/[\p{L}ᵃ]+/gu)].flatMap(({ 0: word, index }) =>
    foreign.has(word.toLowerCase()) ? [said.slice(Math.max(0, index - 30), index + word.length + 30)] : [],
  );
}
