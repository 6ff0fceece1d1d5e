import { choices, days, phrase, range, stars, texts, type FilterSet } from '@/lib/filters/filter-set';
import {
  candidateSources,
  candidateStatusOrder,
  decisionStates,
  doubtKinds,
  nextStepStates,
  openedStates,
  ownerStates,
  readStates,
  reviewStates,
} from './candidate-enums';

/** The candidate list's filters; their conditions are in `filter-sql.ts`. */
export const candidateFilters = {
  searchPhrase: phrase({ url: 'q' }),
  statuses: choices(candidateStatusOrder, { url: 'status', labels: 'status' }),
  match: range({ min: 0, max: 100 }),
  rates: stars({ url: 'rate' }),
  sources: choices(candidateSources, { url: 'source', labels: 'source' }),
  /** Where they applied from; a candidate may have several. */
  applicationSources: texts({ max: 100, url: 'from' }),
  /** When the candidate was added. */
  date: days(),
  decisions: choices(decisionStates, { url: 'decision', labels: 'decision' }),
  /** Ids of stages, or `withoutStage`. */
  stages: texts({ max: 60, url: 'stage' }),
  owners: choices(ownerStates, { url: 'owner', labels: 'ownerState' }),
  nextSteps: choices(nextStepStates, { url: 'next', labels: 'nextStepState' }),
  /** Analysed and without a decision, or back from a hold; in an archived process nobody. */
  review: choices(reviewStates, { url: 'review', labels: 'review' }),
  /** By the actor. */
  opened: choices(openedStates, { url: 'opened', labels: 'opened' }),
  /** Of the analysed candidates: those without a score, because the rules do not read the CV's language, or the others. */
  cvRead: choices(readStates, { url: 'cv', labels: 'cvRead' }),
  /** What is worth a look at the application; any of them. */
  doubts: choices(doubtKinds, { url: 'look', labels: 'doubt' }),
  /** `<criterionId>:<verdict>`, with the corrections; any verdict of a criterion, each of the criteria. */
  verdicts: texts({ max: 60, url: 'verdict' }),
  /** `<code>` or `<code>:<level>`, at least at that level; each of the languages. */
  languages: texts({ max: 20, url: 'language' }),
  cities: texts({ max: 100, url: 'city' }),
  voivodeships: texts({ max: 100, url: 'voivodeship' }),
  /** Expected monthly salary in whole units, in the currency of the process's budget, else PLN. */
  salary: range({ min: 0, max: 1_000_000 }),
} satisfies FilterSet;

/** A blind process is not narrowed by them: who is found would tell where somebody lives. */
export const hiddenFilters = ['cities', 'voivodeships'] as const satisfies (keyof typeof candidateFilters)[];
