import { createTranslator } from 'next-intl';
import { z } from 'zod';
import { criterionLabels, languageName } from '@/lib/analysis/criteria/criterion-labels';
import { payOf } from '@/lib/analysis/details/corrected-details';
import { serializeAnalysis } from '@/lib/analysis/store/serialize-analysis';
import type { DocumentBlock, ReadableDocument } from '@/lib/documents/document-blocks';
import type { AnalysisDto } from '@/lib/domain/analysis-schemas';
import { languageLevelSchema } from '@/lib/domain/process-schemas';
import { languageTags, type Locale } from '@/lib/i18n/locale';
import { timeZone } from '@/lib/i18n/time-zone';
import enPrivacy from '@/messages/en/candidate-privacy.json';
import enCandidates from '@/messages/en/candidates.json';
import enCopy from '@/messages/en/data-copy.json';
import enUi from '@/messages/en/ui.json';
import plPrivacy from '@/messages/pl/candidate-privacy.json';
import plCandidates from '@/messages/pl/candidates.json';
import plCopy from '@/messages/pl/data-copy.json';
import plUi from '@/messages/pl/ui.json';
import { wordAnswers } from '../export/answers-cell';
import { payCell } from '../export/pay-cell';
import { toShortUser } from '../serialize/serialize-decision';
import type { HideColleagues } from './hide-colleagues';
import type { ReadableRow } from './readable-select';

const messages = {
  pl: { dataCopy: plCopy, candidates: plCandidates, candidatePrivacy: plPrivacy, ui: plUi },
  en: { dataCopy: enCopy, candidates: enCandidates, candidatePrivacy: enPrivacy, ui: enUi },
};

const languagesSchema = z.array(z.object({ language: z.string(), level: languageLevelSchema }));

const sources = { KNOW_ME: 'dataCopy.from.KNOW_ME', ERECRUITER: 'dataCopy.from.ERECRUITER' } as const;
const thumbTexts = { UP: 'dataCopy.thumb.UP', DOWN: 'dataCopy.thumb.DOWN' } as const;

interface CopyContext {
  locale: Locale;
  madeAt: Date;
  /** Names of the CV files beside it; `withheld`: some show other people, too. */
  files: { names: string[]; withheld: boolean };
  hide: HideColleagues;
}

/** What turns values into words of a language. */
function wordsIn(locale: Locale) {
  const t = createTranslator({ locale, messages: messages[locale] });
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  const moment = new Intl.DateTimeFormat(languageTags[locale], options);
  const date = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone });
  return {
    t,
    locale,
    at: (value: Date | string) => moment.format(new Date(value)),
    day: (value: Date) => date.format(value),
  };
}

type Words = ReturnType<typeof wordsIn>;

function personBlocks(row: ReadableRow, { t, at, locale }: Words): DocumentBlock[] {
  const languages = languagesSchema
    .parse(row.languages)
    .map(({ language, level }) => `${languageName(language, locale)}: ${t(`candidates.languageLevel.${level}`)}`);
  const rows: [string, string | null][] = [
    [t('dataCopy.name'), [row.firstName, row.lastName].filter(Boolean).join(' ')],
    [t('dataCopy.email'), row.email],
    [t('dataCopy.phone'), row.phone],
    [t('dataCopy.place'), [row.city, row.voivodeship, row.country].filter(Boolean).join(', ')],
    [t('dataCopy.position'), row.currentPosition],
    [t('dataCopy.pay'), payCell(payOf(row), locale)],
    [t('dataCopy.availability'), row.availability],
    [t('dataCopy.languages'), languages.join(', ')],
    [t('dataCopy.about'), row.about],
    [t('dataCopy.source'), [t(sources[row.source]), ...row.applicationSources].join(', ')],
    [t('dataCopy.since'), at(row.createdAt)],
    [t('dataCopy.stars'), row.rate === null ? null : `${row.rate} / 5`],
  ];
  return [
    { kind: 'heading', level: 2, text: t('dataCopy.person') },
    { kind: 'facts', rows: rows.map(([name, value]) => [name, value ?? '']) },
  ];
}

/** What the person wrote in the application form. */
function appliedBlocks({ formApplication: applied }: ReadableRow, { t, at, locale }: Words): DocumentBlock[] {
  if (!applied) return [];
  const { firstName, lastName, email, answers, receivedAt } = applied;
  const said = [`${firstName} ${lastName}, ${email}`, ...wordAnswers(answers, locale)];
  return listBlocks(t('dataCopy.applied', { at: at(receivedAt) }), said);
}

function analysisOf(row: ReadableRow, locale: Locale): AnalysisDto | null {
  if (!row.currentAnalysis) return null;
  const corrections = row.corrections.map(
    ({ id, criterionKey, verdict, reason, correctedAt, correctedBy }) =>
      [
        criterionKey,
        { correctionId: id, verdict, reason, by: toShortUser(correctedBy), at: correctedAt.toISOString() },
      ] as const,
  );
  const context = { places: new Map(), currency: null, locale, corrections: new Map(corrections), isBlind: false };
  return serializeAnalysis(row.currentAnalysis, context);
}

function verdictBlocks(analysis: AnalysisDto, { t, locale }: Words, hide: HideColleagues): DocumentBlock[] {
  const labels = criterionLabels(
    analysis.verdicts.map(({ criterion }) => criterion),
    locale,
  );
  return analysis.verdicts.flatMap(({ criterion, verdict, reason, correction, evidence }): DocumentBlock[] => {
    const words = criterion.kind === 'RED_FLAG' ? 'redFlagVerdict' : 'verdict';
    return [
      { kind: 'heading', level: 3, text: labels[criterion.criterionId] ?? criterion.text },
      {
        kind: 'facts',
        rows: [
          [t('dataCopy.verdict'), t(`ui.${words}.${verdict}`)],
          [t('dataCopy.why'), reason],
          [t('dataCopy.corrected'), correction ? hide(correction.reason) || t('dataCopy.yes') : ''],
        ],
      },
      ...evidence.map(({ quote, page }): DocumentBlock => {
        return { kind: 'quote', text: quote, source: t('dataCopy.fromCv', { page }) };
      }),
    ];
  });
}

function listBlocks(title: string, items: readonly string[]): DocumentBlock[] {
  const said = items.filter((item) => item.trim() !== '');
  if (said.length === 0) return [];
  return [
    { kind: 'heading', level: 3, text: title },
    { kind: 'list', items: said },
  ];
}

function judgedBlocks(row: ReadableRow, words: Words, hide: HideColleagues): DocumentBlock[] {
  const { t, at, locale } = words;
  const heading = { kind: 'heading', level: 2, text: t('dataCopy.judged') } as const;
  const analysis = analysisOf(row, locale);
  if (!analysis) return [heading, { kind: 'paragraph', text: t('dataCopy.notJudged') }];
  const { matchScore, model, finishedAt } = analysis;
  const earlier = row.analyses.filter(({ id }) => id !== analysis.id);
  return [
    heading,
    { kind: 'paragraph', text: t('dataCopy.byProgram') },
    {
      kind: 'facts',
      rows: [
        [t('dataCopy.when'), at(finishedAt)],
        [t('dataCopy.engine'), model ?? t('dataCopy.rules')],
        [t('dataCopy.score'), matchScore === null ? t('dataCopy.noScore') : `${matchScore} / 100`],
      ],
    },
    ...verdictBlocks(analysis, words, hide),
    ...listBlocks(t('dataCopy.texts'), [
      analysis.feedback,
      ...analysis.strengths,
      ...analysis.weaknesses,
      ...analysis.redFlags,
    ]),
    ...listBlocks(
      t('dataCopy.earlier'),
      earlier.map((one) => `${at(one.finishedAt)}: ${one.matchScore ?? t('dataCopy.noScore')}`),
    ),
  ];
}

function decidedBlocks(row: ReadableRow, { t, at, day, locale }: Words, hide: HideColleagues): DocumentBlock[] {
  const decisions = row.decisions.map(({ decision, reason, note, decidedAt, undoneAt }) => {
    const said = [locale === 'pl' ? reason?.textPl : reason?.textEn, hide(note)].filter(Boolean).join(' · ');
    const end = undoneAt ? ` (${t('dataCopy.undone', { at: at(undoneAt) })})` : '';
    return `${at(decidedAt)}: ${t(`candidates.decision.${decision}`)}${end}${said ? ` – ${said}` : ''}`;
  });
  const stages = row.stageChanges.map(({ changedAt, to }) => {
    return `${at(changedAt)}: ${(locale === 'pl' ? to?.namePl : to?.nameEn) ?? t('dataCopy.noStage')}`;
  });
  const { nextStep = '', dueOn = null } = row.followUp ?? {};
  const due = dueOn ? ` (${day(dueOn)})` : '';
  const thumbs = row.thumbs.map(({ thumb, givenAt }) => `${at(givenAt)}: ${t(thumbTexts[thumb])}`);
  return [
    { kind: 'heading', level: 2, text: t('dataCopy.people') },
    ...(decisions.length === 0 ? [{ kind: 'paragraph' as const, text: t('dataCopy.undecided') }] : []),
    ...listBlocks(t('dataCopy.decisions'), decisions),
    ...listBlocks(t('dataCopy.stages'), stages),
    ...listBlocks(t('dataCopy.nextStep'), nextStep ? [`${hide(nextStep)}${due}`] : []),
    ...listBlocks(
      t('dataCopy.notes'),
      row.notes.map(({ text, createdAt }) => `${at(createdAt)}: ${hide(text)}`),
    ),
    ...listBlocks(t('dataCopy.thumbs'), thumbs),
    ...row.interviewSimulations.flatMap(({ createdAt, questions }) =>
      listBlocks(
        t('dataCopy.interview', { at: at(createdAt) }),
        questions.map(({ text, answer }) => `${text} – ${answer ? hide(answer) : t('dataCopy.unanswered')}`),
      ),
    ),
    ...listBlocks(
      t('dataCopy.views'),
      row.views.map(({ firstAt, lastAt }) => t('dataCopy.viewed', { first: at(firstAt), last: at(lastAt) })),
    ),
  ];
}

/** What the person was told, agrees to and asked for. */
function toldBlocks(row: ReadableRow, { t, day, at }: Words, hide: HideColleagues): DocumentBlock[] {
  const { noticeAt, noticeWay, consentAt, consentUntil, notByProgramAt } = row.privacy ?? {};
  const consent = () => {
    if (!consentAt) return t('dataCopy.consentNone');
    if (!consentUntil) return t('dataCopy.consentWithdrawn', { at: day(consentAt) });
    return t('dataCopy.consentUntil', { day: day(consentUntil), at: day(consentAt) });
  };
  const notice = noticeAt && noticeWay ? `${day(noticeAt)}, ${t(`candidatePrivacy.way.${noticeWay}`)}` : null;
  const told = row.payRangeNotices.map(({ toldAt, way, text, version }) =>
    t('dataCopy.payRangeTold', { at: day(toldAt), way: t(`candidatePrivacy.way.${way}`), text, version }),
  );
  const requests = row.personRequests.map(({ kind, way, text, createdAt, dueOn, answer, answeredAt }) => {
    const came = [day(createdAt), way && t(`candidatePrivacy.requests.way.${way}`)].filter(Boolean).join(', ');
    const asked = `${came}: ${t(`candidatePrivacy.requests.kind.${kind}`)}${text ? ` – ${text}` : ''}`;
    const answered = answeredAt
      ? `${t('dataCopy.answeredAt', { at: day(answeredAt) })}: ${hide(answer ?? '')}`
      : t('dataCopy.dueOn', { day: day(dueOn) });
    return `${asked} (${answered})`;
  });
  return [
    { kind: 'heading', level: 2, text: t('dataCopy.told') },
    {
      kind: 'facts',
      rows: [
        [t('dataCopy.notice'), notice ?? t('dataCopy.noticeNone')],
        [t('dataCopy.consent'), consent()],
        [t('dataCopy.program'), notByProgramAt ? day(notByProgramAt) : ''],
      ],
    },
    ...listBlocks(t('dataCopy.payRange'), told),
    ...listBlocks(
      t('dataCopy.messages'),
      row.messages.map(({ subject, text, writtenAt, byModel }) => {
        const sent = { at: at(writtenAt), subject, text: hide(text) };
        return t(byModel ? 'dataCopy.messageByModel' : 'dataCopy.messageSent', sent);
      }),
    ),
    ...listBlocks(t('dataCopy.requests'), requests),
  ];
}

/** A candidate's data as a document for the person themselves, in `locale`; nothing of colleagues but what they wrote. */
export function describeCopy(row: ReadableRow, { locale, madeAt, files, hide }: CopyContext): ReadableDocument {
  const words = wordsIn(locale);
  const { t, at } = words;
  return {
    title: t('dataCopy.title'),
    language: locale,
    madeAt,
    blocks: [
      { kind: 'heading', level: 1, text: t('dataCopy.title') },
      { kind: 'paragraph', text: t('dataCopy.lead', { process: row.process.name, at: at(madeAt) }) },
      { kind: 'paragraph', text: t('dataCopy.beside') },
      ...listBlocks(t('dataCopy.files'), files.names),
      ...(files.withheld ? [{ kind: 'paragraph' as const, text: t('dataCopy.withheld') }] : []),
      ...personBlocks(row, words),
      ...appliedBlocks(row, words),
      ...judgedBlocks(row, words, hide),
      ...decidedBlocks(row, words, hide),
      ...toldBlocks(row, words, hide),
      { kind: 'heading', level: 2, text: t('dataCopy.rights') },
      { kind: 'paragraph', text: t('dataCopy.rightsText') },
    ],
  };
}
