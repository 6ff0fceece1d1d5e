import type { Locale } from '@/lib/i18n/locale';
import type { BankText } from './bank-question';
import { bankTextsSchema, type BankTexts, type OpeningName } from './bank-schemas';
import enFollowUps from './data/en/follow-ups.json';
import enNames from './data/en/names.json';
import enOpenings from './data/en/openings.json';
import enQuestions from './data/en/questions.json';
import enReplies from './data/en/replies.json';
import enSigns from './data/en/signs.json';
import enTopics from './data/en/topics.json';
import plFollowUps from './data/pl/follow-ups.json';
import plNames from './data/pl/names.json';
import plOpenings from './data/pl/openings.json';
import plQuestions from './data/pl/questions.json';
import plReplies from './data/pl/replies.json';
import plSigns from './data/pl/signs.json';
import plTopics from './data/pl/topics.json';

/** The interviewer's words in each language. */
export const bankTexts: Record<Locale, BankTexts> = {
  pl: bankTextsSchema.parse({
    questions: plQuestions,
    signs: plSigns,
    followUps: plFollowUps,
    openings: plOpenings,
    topics: plTopics,
    names: plNames,
    replies: plReplies,
  }),
  en: bankTextsSchema.parse({
    questions: enQuestions,
    signs: enSigns,
    followUps: enFollowUps,
    openings: enOpenings,
    topics: enTopics,
    names: enNames,
    replies: enReplies,
  }),
};

/**
 * The same words in both languages.
 *
 * @throws Error when a language lacks them
 */
export function inBothLanguages<T>(name: string, pick: (texts: BankTexts) => T | undefined): Record<Locale, T> {
  const [pl, en] = [pick(bankTexts.pl), pick(bankTexts.en)];
  if (pl === undefined || en === undefined) throw new Error(`The question bank has no "${name}" in both languages.`);
  return { pl, en };
}

/**
 * Wordings of one thing, each in both languages.
 *
 * @throws Error when the languages have not equally many
 */
function wordings(name: string, pick: (texts: BankTexts) => string[] | undefined): BankText[] {
  const { pl, en } = inBothLanguages(name, pick);
  return pl.map((text, index) => {
    const english = en[index];
    if (english === undefined || pl.length !== en.length)
      throw new Error(`"${name}" has not as many texts in each language.`);
    return { pl: text, en: english };
  });
}

/** @throws Error when a language lacks the texts */
export const followUpTexts = (name: string): BankText[] => wordings(name, ({ followUps }) => followUps[name]);

/** @throws Error when a language lacks a text */
export const openingTexts = (name: OpeningName): BankText[] => wordings(name, ({ openings }) => openings[name]);

/** What stands before a requirement that has no noun of its own. */
export const topicTexts = (locale: Locale): BankTexts['topics'] => bankTexts[locale].topics;

/** The names of what both languages have a name for. */
export const knownNamesIn = (locale: Locale): BankTexts['names'] => bankTexts[locale].names;

/** What the interviewer says to something private or to a question, and what stands in its place. */
export const replyTexts = (locale: Locale): BankTexts['replies'] => bankTexts[locale].replies;
