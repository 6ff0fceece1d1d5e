import type { AnswerForm, FollowUp } from './bank-question';
import { followUpsSchema } from './bank-schemas';
import { followUpTexts } from './bank-texts';
import file from './data/follow-ups.json';

const sets = followUpsSchema.parse(file);

const followUpsOf = (form: AnswerForm): FollowUp[] =>
  sets[form].flatMap(({ when, texts }) => followUpTexts(texts).map((text) => ({ when, text })));

/** Questions that go on from an answer, by the form of answer that the question asks for and by what it lacks. */
export const followUps: Record<AnswerForm, readonly FollowUp[]> = {
  story: followUpsOf('story'),
  practice: followUpsOf('practice'),
  plan: followUpsOf('plan'),
  count: followUpsOf('count'),
  amount: followUpsOf('amount'),
  dates: followUpsOf('dates'),
  document: followUpsOf('document'),
  documents: followUpsOf('documents'),
  study: followUpsOf('study'),
  yesNo: followUpsOf('yesNo'),
  shift: followUpsOf('shift'),
  conditions: followUpsOf('conditions'),
  requirement: followUpsOf('requirement'),
  language: followUpsOf('language'),
  money: followUpsOf('money'),
  pay: followUpsOf('pay'),
};
