import { faultOf } from '@/lib/analysis/written-texts/check-sentence';
import { whatWouldChange } from '@/lib/analysis/score/what-would-change';
import type { CriterionVerdictDto, ScoreLine } from '@/lib/domain/analysis-schemas';
import type { LetterBlock } from '@/lib/domain/explanation-schemas';
import { timeZone } from '@/lib/i18n/time-zone';
import { basisOf, labelsOf, quotesOf, type LetterFacts } from './letter-facts';
import { explanationLetter } from './explanation-letter';

/** How many criteria are named among what counted most, on either side. */
const mostCounted = 3;
const nobody = { firstName: null, lastName: null };

const block = (key: string, heading: string, text: string, more: Partial<LetterBlock> = {}): LetterBlock => ({
  key,
  heading,
  text,
  quotes: [],
  isByModel: false,
  isFixed: false,
  ...more,
});

const dayIn = (locale: string, at: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at);

function aboutBlock({ locale, candidateName, position, analysis, writtenAt }: LetterFacts): LetterBlock {
  const t = explanationLetter(locale);
  const rows = [
    ...(candidateName === null ? [] : [`${t('about.person')}: ${candidateName}`]),
    `${t('about.position')}: ${position}`,
    `${t('about.analysed')}: ${dayIn(locale, new Date(analysis.finishedAt))}`,
    `${t('about.written')}: ${dayIn(locale, writtenAt)}`,
  ];
  return block('about', t('about.heading'), rows.join('\n'), { isFixed: true });
}

function howBlock({ locale, analysis }: LetterFacts): LetterBlock {
  const t = explanationLetter(locale);
  const { model, matchScore, scoreBreakdown } = analysis;
  const scored = [
    matchScore === null ? t('how.noScore') : t('how.score', { score: matchScore }),
    ...(matchScore === null ? [] : [t('how.formula')]),
    ...(scoreBreakdown.redFlagPenalty > 0 ? [t('how.penalty', { points: scoreBreakdown.redFlagPenalty })] : []),
    ...(scoreBreakdown.capped ? [t('how.capped')] : []),
  ];
  const judged = model === null ? t('how.rules') : t('how.model', { model });
  return block('how', t('how.heading'), [judged, t('how.notDecision'), ...scored].join(' '));
}

/** The engine's reason, where each of its words stands on the verdict and the quotes. Of silence the rules say no more than the verdict. */
export function provedReason(verdict: CriterionVerdictDto, facts: LetterFacts): string | null {
  if (verdict.verdict === 'NO_INFORMATION' && facts.analysis.model === null) return null;
  const basis = basisOf(verdict, facts);
  const [text] = basis.reasons;
  if (text === undefined) return null;
  const fault = faultOf({ text, locale: facts.locale, field: 'feedback', basis: [basis], name: nobody });
  return fault === null ? text : null;
}

function headingOf({ criterion: { kind, necessity } }: CriterionVerdictDto, label: string, facts: LetterFacts): string {
  const t = explanationLetter(facts.locale);
  if (kind === 'RED_FLAG') return t('criteria.redFlag', { label });
  return t(`criteria.${kind === 'REQUIREMENT' ? necessity : 'other'}`, { label });
}

function criterionBlock(verdict: CriterionVerdictDto, label: string, facts: LetterFacts): LetterBlock {
  const t = explanationLetter(facts.locale);
  const { criterion, correction, toCheck } = verdict;
  const reason = provedReason(verdict, facts);
  const isByModel = reason !== null && facts.analysis.model !== null;
  const sentences = [
    t(`${criterion.kind === 'RED_FLAG' ? 'flag' : 'verdict'}.${verdict.verdict}`),
    ...(correction ? [t('corrected')] : []),
    ...(toCheck ? [t('unsure')] : []),
    ...(reason === null ? [] : [isByModel ? `${t('byModel')} ${reason}` : reason]),
  ];
  return block(criterion.criterionId, headingOf(verdict, label, facts), sentences.join(' '), {
    isByModel,
    quotes: quotesOf(verdict, facts.standing).map(({ page, quote }) => ({ page, text: quote.replace(/\s+/g, ' ') })),
  });
}

/** The whole points that a criterion failed to give. */
function missingOf({ weight, value }: ScoreLine, weights: number): number {
  return weights === 0 ? 0 : Math.round((100 * weight * (1 - value)) / weights);
}

function countedBlock({ locale, analysis }: LetterFacts): LetterBlock[] {
  const t = explanationLetter(locale);
  const { lines, score } = analysis.scoreBreakdown;
  if (score === null) return [];
  const weights = lines.reduce((sum, { weight }) => sum + weight, 0);
  const most = (pointsOf: (line: ScoreLine) => number): string =>
    lines
      .map((line) => ({ label: line.label, points: pointsOf(line) }))
      .filter(({ points }) => points > 0)
      .toSorted((one, other) => other.points - one.points)
      .slice(0, mostCounted)
      .map((values) => t('counted.item', values))
      .join(', ');
  const [gave, took] = [most(({ points }) => points), most((line) => missingOf(line, weights))];
  const said = [
    ...(gave ? [t('counted.gave', { list: gave })] : []),
    ...(took ? [t('counted.took', { list: took })] : []),
  ];
  return said.length > 0 ? [block('counted', t('counted.heading'), said.join(' '))] : [];
}

function changesBlock({ locale, analysis }: LetterFacts): LetterBlock[] {
  const t = explanationLetter(locale);
  const changes = whatWouldChange(analysis);
  if (changes.length === 0) return [];
  const lines = changes.map(({ label, from, to }) => t('changes.one', { label, from, to }));
  return [block('changes', t('changes.heading'), [t('changes.intro'), ...lines].join('\n'))];
}

/** Only a decision is one: not a correction, a rating or a thumb. */
function decisionBlock({ locale, decision }: LetterFacts): LetterBlock {
  const t = explanationLetter(locale);
  const heading = t('decision.heading');
  if (decision === null) return block('decision', heading, t('decision.none'), { isFixed: true });
  const { by, at } = decision;
  const values = { name: `${by.firstName} ${by.lastName}`, date: dayIn(locale, new Date(at)) };
  return block('decision', heading, t(`decision.${decision.decision}`, values), { isFixed: true });
}

/** The letter to a candidate, composed by rules from what is stored about the analysis; what a model wrote is marked. */
export function composeLetter(facts: LetterFacts): LetterBlock[] {
  const t = explanationLetter(facts.locale);
  const labels = labelsOf(facts.analysis);
  return [
    aboutBlock(facts),
    block('opening', '', t('opening')),
    howBlock(facts),
    block('criteria', t('criteria.heading'), t('criteria.intro')),
    ...facts.analysis.verdicts.map((verdict) =>
      criterionBlock(verdict, labels.get(verdict.criterion.criterionId) ?? verdict.criterion.text, facts),
    ),
    ...countedBlock(facts),
    ...changesBlock(facts),
    decisionBlock(facts),
    block('rights', t('rights.heading'), t('rights.text')),
    block('closing', '', t('closing')),
    block('signature', '', `${facts.signedBy.name}\n${facts.signedBy.email}`),
  ];
}
