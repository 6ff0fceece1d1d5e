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
  level: followUpsOf('level'),
  plan: followUpsOf('plan'),
  dates: followUpsOf('dates'),
  document: followUpsOf('document'),
  yesNo: followUpsOf('yesNo'),
  shift: followUpsOf('shift'),
  language: followUpsOf('language'),
  money: followUpsOf('money'),
};
