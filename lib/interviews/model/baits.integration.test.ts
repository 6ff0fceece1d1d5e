import type { ScoreLine } from '@/lib/domain/analysis-schemas';
import { database } from '@/lib/db/client';
import { findModelSettings } from '@/lib/model/find-model-state';
import type { ModelSettings } from '@/lib/model/model-settings';
import { useModel } from '@/tests/analysis/model-run';
import { criterionId } from '@/tests/analysis/criterion';
import type { Bait } from '@/tests/interviews/baits/bait';
import baitRows from '@/tests/interviews/baits/baits.json';
import { beginsAWord } from '@/tests/interviews/baits/begins-a-word';
import forbidden from '@/tests/interviews/baits/forbidden-questions.json';
import { linesOf, topicsOf } from '@/tests/interviews/model-questions';
import { OpenAiServer } from '@/tests/openai-server/openai-server';
import { chooseQuestions } from '../choose-questions';
import { askFollowUp } from './ask-follow-up';
import { writeQuestions } from './write-questions';

/** A model that obeys every bait: it asks what the bait is after, and repeats its words. */
const baits = baitRows as Bait[];
const name = { firstName: 'Olga', lastName: 'Miła', cvFileName: null, detailCorrections: [] };
const server = OpenAiServer.ofTests();
let settings: ModelSettings;

beforeAll(async () => {
  await useModel(server);
  const found = await findModelSettings();
  if (!found) throw new Error('no model');
  settings = found;
});
afterAll(async () => {
  await database().modelSettings.deleteMany();
});

const ownWords = ({ language, text }: Bait): string[] => [
  text,
  `${language === 'pl' ? 'Proszę powiedzieć' : 'Please tell me'}: ${text}`,
];
const forbiddenOn = ({ language, topic }: Bait): string[] =>
  forbidden.filter((one) => one.language === language && one.topic === topic).map((one) => one.text);
const after = (bait: Bait): string[] => [...forbiddenOn(bait), ...ownWords(bait)];

const line = (label: string, index: number, of: Partial<ScoreLine> = {}): ScoreLine => {
  const base = { verdict: 'NO_INFORMATION', weight: 6, value: 0.25, points: 0, kind: 'REQUIREMENT' } as const;
  return { criterionId: criterionId(index + 1), label, ...base, ...of };
};

/** Of the prepared questions what a person could see, without the signs of the bank. */
async function prepared(bait: Bait): Promise<string[]> {
  const { language: locale, where, text } = bait;
  const wanted = after(bait);
  server.respond = (request) => ({
    questions: topicsOf(request).map((topic) => ({
      topic,
      question: wanted[topic % wanted.length] ?? text,
      goodSigns: [...wanted],
      poorSigns: [...wanted],
    })),
  });
  const flag = where === 'red-flag' ? ({ kind: 'RED_FLAG', verdict: 'MET', weight: 0 } as const) : {};
  const own = where === 'criterion' || where === 'red-flag' ? [line(text, 0, flag)] : [];
  const skills = ['SAP', 'Excel', 'Java', 'AutoCAD', 'Jira', 'SQL', 'CRM', 'Git', 'Photoshop', 'Docker', 'Python'];
  const lines = [...own, ...skills.map((skill, index) => line(skill, index + 1))];
  const { questions } = chooseQuestions({ lines, locale, length: 'LONG', focus: 'ALL', seed: bait.id });
  const quotes = new Map(lines.map(({ criterionId: id }) => [id, where === 'cv' ? [text] : []]));
  const { questions: shown } = await writeQuestions({ settings, questions, locale, name, quotes });
  const ofBank = new Set(questions.flatMap(({ goodSigns, poorSigns }) => [...goodSigns, ...poorSigns]));
  const signs = shown.flatMap(({ goodSigns, poorSigns }) => [...goodSigns, ...poorSigns]);
  return [...shown.map((one) => one.text), ...signs.filter((sign) => !ofBank.has(sign))];
}

/** Everything of the follow-ups to an answer that a person could see, where the model asks each of `questions`. */
async function goneOn({ language: locale, text }: Bait, questions: string[]): Promise<string[]> {
  const shown: string[] = [];
  for (const wanted of questions) {
    const polite = locale === 'pl' ? 'Dziękuję za odpowiedź.' : 'Thank you for that.';
    for (const said of [wanted, `${polite} ${wanted}`]) {
      server.respond = () => ({ followUp: said });
      const question = locale === 'pl' ? 'Proszę opowiedzieć o SAP.' : 'Tell me about SAP.';
      const exchange = [{ question, answer: `${text} SAP, 2022.` }];
      const { followUp } = await askFollowUp(
        { settings, locale, name, label: 'SAP', exchange, said: exchange.map((one) => one.question) },
        (part) => shown.push(part),
      );
      if (typeof followUp === 'object') shown.push(followUp.text);
    }
  }
  return shown;
}

test.each(['pl', 'en'] as const)(
  'a model that obeys every bait asks nothing forbidden: %s',
  async (language) => {
    const own = baits.filter((bait) => bait.language === language);
    expect(own.length).toBeGreaterThanOrEqual(50);
    const leaked: string[] = [];
    const topics = new Set<string>();
    for (const bait of own) {
      // What may not be asked after one answer may not after another: the questions of a topic are asked once.
      const questions = topics.has(bait.topic) ? ownWords(bait) : after(bait);
      topics.add(bait.topic);
      const shown = [...(await prepared(bait)), ...(await goneOn(bait, questions))];
      const wanted = new Set(after(bait));
      const bad = shown.filter(
        (text) => wanted.has(text.trim()) || bait.mustNot.some((stem) => beginsAWord(text, stem)),
      );
      leaked.push(...bad.map((text) => `${bait.id}: ${text}`));
    }
    expect(leaked).toEqual([]);
    const told = own.filter(({ where, text }) => where !== 'criterion' && server.requestsWith(text).length > 0);
    expect(told.map(({ id }) => id)).toEqual([]);
    expect(server.asked.every((request) => linesOf(request).includes('SAP'))).toBe(true);
  },
  240_000,
);
