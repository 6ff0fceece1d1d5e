import { criterionLabels } from '@/lib/analysis/criteria/criterion-labels';
import type { JudgingEngine } from '@/lib/analysis/engines/engine';
import type { ModelUsage } from '@/lib/analysis/engines/model-usage';
import { offlineEngine } from '@/lib/analysis/engines/offline-engine';
import { breakDown } from '@/lib/analysis/score/match-score';
import { composeTexts } from '@/lib/analysis/texts/compose-texts';
import { judgeByVote } from '@/lib/analysis/votes/judge-by-vote';
import type { JudgeInput, Judgement } from '@/lib/domain/analysis-schemas';
import type { CvDocument } from '@/lib/domain/cv-document';
import { isReadByRules } from '@/lib/domain/read-languages';
import { runVerify, type runPlainText } from '@/lib/reader/run-reader';
import type { KnownPerson } from '../swap/swap-person';

/** What all copies of a CV are judged by. */
export type Asked = Pick<JudgeInput, 'criteria' | 'locale' | 'referenceDate'>;

export interface Copy {
  text: string;
  name: { firstName: string | null; lastName: string | null };
}

export interface JudgedCopy {
  document: Pick<CvDocument, 'pages'>;
  /** The copy as it was judged; JSON of a reading. */
  cv: string;
  judgements: Judgement[];
  /** Null: the rules do not read the CV's language. */
  score: number | null;
  /** The reasons, and the texts that are made of them. */
  texts: string[];
  person: KnownPerson;
  /** Their present position. */
  position: string | null;
}

/** Judges a copy; the test's only way to an engine. */
export type JudgeCopy = (copy: Copy, run?: number) => Promise<JudgedCopy>;

type Reading = Awaited<ReturnType<typeof runPlainText>>;

/** A reading with another text and without places on the page. */
function readingOf({ readerVersion, language }: Omit<Reading, 'text'>, text: string): CvDocument {
  const size = { width: 595, height: 842 };
  const pages = text.split('\f').map((own, index) => ({ number: index + 1, ...size, text: own, spans: [] }));
  return { readerVersion, language, pageCount: pages.length, pages, hiddenText: [] };
}

/**
 * How an engine judges copies of a CV, with quotes verified, scored and put into words as an analysis is. Nothing is stored.
 *
 * @param original the reading that the copies are of
 * @param onUsage told of each question, also where its copy comes to nothing later
 */
export function judgeCopies(
  engine: JudgingEngine,
  original: Omit<Reading, 'text'>,
  asked: Asked,
  onUsage: (usage: ModelUsage) => Promise<void>,
): JudgeCopy {
  return async ({ text, name }, run = 0) => {
    const reading = readingOf(original, text);
    const cv = JSON.stringify(reading);
    const result = await judgeByVote(engine, { ...asked, cv, name, fileName: null, run });
    await onUsage(result.usage);
    const { judgements, profile, language } = result.verified
      ? { ...result.verified, judgements: result.judgements }
      : await runVerify({ cv, locale: asked.locale, judgements: result.judgements });
    const { criteria, locale } = asked;
    const unread = engine.name === offlineEngine.name && !isReadByRules(language) ? language : null;
    const breakdown = breakDown(criteria, judgements, criterionLabels(criteria, locale), unread);
    const { feedback, ...lists } = composeTexts({ criteria, judgements, breakdown, locale });
    const { firstName, lastName, city, currentPosition: position } = profile;
    return {
      document: reading,
      cv,
      judgements,
      score: breakdown.score,
      texts: [...judgements.map(({ reason }) => reason), feedback, ...Object.values(lists).flat()],
      person: { firstName, lastName, city },
      position,
    };
  };
}
