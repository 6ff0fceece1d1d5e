import { queryOptions, type Query, type QueryClient } from '@tanstack/react-query';
import { ifItFailed } from '@/components/query/polling-intervals';
import type { AnalysisEntry, FailedAnswers } from '@/lib/analysis/store/analysis-history-schemas';
import type { ActivityDto, DecisionReasons } from '@/lib/domain/candidate-review-schemas';
import type {
  CandidateDto,
  CandidateFilters,
  CandidateSearchAnswer,
  CandidateSearchQuery,
  CandidateStatusAnswer,
  NextCandidate,
  SearchOptions,
} from '@/lib/domain/candidate-schemas';
import type { CvPage } from '@/lib/domain/cv-document';
import { apiAnswer, ApiError, apiFile, apiRequest } from '@/lib/http/browser/browser-client';

export const candidatePath = (processId: string, candidateId: string) =>
  `/processes/${processId}/candidates/${candidateId}`;

/** Query keys of the candidate screens; invalidate by prefix. */
export const candidateKeys = {
  /** Prefix of everything about the process. */
  process: (processId: string) => ['processes', processId] as const,
  all: (processId: string) => ['candidates', processId] as const,
  searches: (processId: string) => ['candidates', processId, 'search'] as const,
  searchId: (processId: string, search: string) => ['candidates', processId, 'search-id', search] as const,
  ones: (processId: string) => ['candidates', processId, 'one'] as const,
  one: (processId: string, candidateId: string) => ['candidates', processId, 'one', candidateId] as const,
  status: (processId: string, candidateId: string) => ['candidates', processId, 'status', candidateId] as const,
  sources: (processId: string) => ['candidates', processId, 'application-sources'] as const,
  notes: (processId: string, candidateId: string) => ['candidates', processId, 'notes', candidateId] as const,
  activities: (processId: string, candidateId: string) => ['candidates', processId, 'activities', candidateId] as const,
  analyses: (processId: string, candidateId: string) => ['candidates', processId, 'analyses', candidateId] as const,
  failedAnswers: (processId: string, candidateId: string) =>
    ['candidates', processId, 'failed-answers', candidateId] as const,
  erasure: (processId: string, candidateId: string) => ['candidates', processId, 'erasure', candidateId] as const,
  cvs: (processId: string, candidateId: string) => ['cv', processId, candidateId] as const,
  /** Not under `all`: a file never changes; replacing or revealing it leads to another one. */
  cv: ({ processId, id, isBlind, formerCvs }: CvOwner) => ['cv', processId, id, formerCvs.length, isBlind] as const,
  options: (processId: string) => ['candidates', processId, 'search-options'] as const,
  next: (processId: string, searchId: string, position: number, direction: 'NEXT' | 'PREV') =>
    ['candidates', processId, 'next', searchId, position, direction] as const,
};

/**
 * Drops refetches under way about the candidate: their answers are older than what is written into the cache next. First
 * loads go on.
 */
export async function dropRefetches(client: QueryClient, processId: string, candidateId: string): Promise<void> {
  const predicate = ({ state }: Query) => state.data !== undefined;
  await client.cancelQueries({ queryKey: candidateKeys.searches(processId), predicate });
  await client.cancelQueries({ queryKey: candidateKeys.one(processId, candidateId), predicate });
}

/** A page of a search. */
export async function fetchCandidates(processId: string, query: CandidateSearchQuery, filters: CandidateFilters) {
  const params = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  const path = `/processes/${processId}/candidates/search?${params}`;
  return apiAnswer<CandidateSearchAnswer>({ method: 'POST', path, body: filters });
}

/** Where the candidates of a process applied from. */
export function applicationSourcesQuery(processId: string) {
  const path = `/processes/${processId}/candidates/search/application-sources`;
  return queryOptions({
    queryKey: candidateKeys.sources(processId),
    queryFn: ({ signal }) => apiAnswer<{ items: string[] }>({ path, signal }),
    // Synchronising invalidates it.
    staleTime: 60_000,
  });
}

/** What the candidates of a process can be narrowed to. */
export function searchOptionsQuery(processId: string) {
  const path = `/processes/${processId}/candidates/search/options`;
  return queryOptions({
    queryKey: candidateKeys.options(processId),
    queryFn: ({ signal }) => apiAnswer<SearchOptions>({ path, signal }),
    staleTime: 60_000,
  });
}

/**
 * A candidate. `peek` fetches without marking a NEW candidate as SEEN; both share a cache entry, so a prefetched
 * candidate shows at once.
 */
export function candidateQuery(processId: string, candidateId: string, { peek = false } = {}) {
  const path = candidatePath(processId, candidateId);
  return queryOptions({
    queryKey: candidateKeys.one(processId, candidateId),
    queryFn: ({ signal }) => apiAnswer<CandidateDto>({ path: peek ? `${path}?peek=true` : path, signal }),
  });
}

/** Progress of a candidate's analysis. */
export function candidateStatusQuery(processId: string, candidateId: string) {
  return queryOptions({
    queryKey: candidateKeys.status(processId, candidateId),
    queryFn: ({ signal }) =>
      apiAnswer<CandidateStatusAnswer>({ path: `${candidatePath(processId, candidateId)}/status`, signal }),
  });
}

/** The reasons that a person may choose for a decision. */
export function decisionReasonsQuery() {
  return queryOptions({
    queryKey: ['decision-reasons'],
    queryFn: ({ signal }) => apiAnswer<DecisionReasons>({ path: '/decision-reasons', signal }),
    staleTime: 60_000,
  });
}

/** What happened to a candidate, latest first. */
export function activitiesQuery(processId: string, candidateId: string) {
  const path = `${candidatePath(processId, candidateId)}/activity`;
  return queryOptions({
    queryKey: candidateKeys.activities(processId, candidateId),
    queryFn: async ({ signal }) => (await apiAnswer<{ items: ActivityDto[] }>({ path, signal })).items,
    staleTime: 0,
  });
}

/** What the model answered where its answer could not be used. */
export function failedAnswersQuery(processId: string, candidateId: string) {
  const path = `${candidatePath(processId, candidateId)}/failed-answers`;
  return queryOptions({
    queryKey: candidateKeys.failedAnswers(processId, candidateId),
    queryFn: ({ signal }) => apiAnswer<FailedAnswers>({ path, signal }),
  });
}

/** The analyses of a candidate with what changed, latest first. */
export function analysesQuery(processId: string, candidateId: string) {
  const path = `${candidatePath(processId, candidateId)}/analyses`;
  return queryOptions({
    queryKey: candidateKeys.analyses(processId, candidateId),
    queryFn: async ({ signal }) => (await apiAnswer<{ items: AnalysisEntry[] }>({ path, signal })).items,
    staleTime: 0,
  });
}

/** Whose CV it is, and which of them. */
export type CvOwner = Pick<CandidateDto, 'processId' | 'id' | 'isBlind' | 'formerCvs'>;

/**
 * The CV's pages; null: there is no CV; `unread`: it must be read before it can be shown without the person's data. A
 * neighbour's CV is prefetched with `peek`, which the audit log keeps as no view.
 */
export function cvFileQuery(owner: CvOwner, { peek = false } = {}) {
  const path = `${candidatePath(owner.processId, owner.id)}/cv/pages`;
  return queryOptions({
    queryKey: candidateKeys.cv(owner),
    queryFn: async ({ signal }) => {
      try {
        return await apiFile({ path: peek ? `${path}?peek=true` : path, signal });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'candidate.no-cv') return null;
        if (error instanceof ApiError && error.code === 'candidate.cv-not-masked') return 'unread' as const;
        throw error;
      }
    },
    // One that is missing may come at any time.
    staleTime: ({ state }) => (state.data instanceof Blob ? Infinity : 0),
  });
}

/** Says that the page shows the CV, for the audit log: once, and again where the connection failed. */
export function cvOpeningQuery(owner: CvOwner) {
  const path = `${candidatePath(owner.processId, owner.id)}/cv/opening`;
  return queryOptions({
    queryKey: [...candidateKeys.cv(owner), 'opening'],
    queryFn: async ({ signal }) => {
      await apiRequest({ method: 'POST', path, signal });
      return true;
    },
    staleTime: 0,
    refetchOnReconnect: ifItFailed,
  });
}

/** The text of the CV with its places, masked where the identity is hidden. */
export function cvTextQuery(owner: CvOwner) {
  return {
    queryKey: [...candidateKeys.cv(owner), 'text'],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      apiAnswer<CvPage[]>({ path: `${candidatePath(owner.processId, owner.id)}/cv/text`, signal }),
  };
}

/** A candidate at a 1-based position of a search. */
export interface SearchPlace {
  processId: string;
  candidateId: string;
  searchId: string;
  position: number;
}

/** The nearest candidate of the search about whom nobody has decided; a null id: there is none in that direction. */
export function fetchNextUndecided(place: SearchPlace, direction: 'NEXT' | 'PREV'): Promise<NextCandidate> {
  const { processId, candidateId, searchId, position } = place;
  const query = new URLSearchParams({
    candidateDirection: direction,
    currentPosition: String(position),
    searchId,
    undecided: 'true',
  });
  return apiAnswer({ path: `${candidatePath(processId, candidateId)}/next?${query}` });
}

/** The neighbour in the search. */
export function nextCandidateQuery(place: SearchPlace, direction: 'NEXT' | 'PREV') {
  const { processId, candidateId, searchId, position } = place;
  const query = new URLSearchParams({ candidateDirection: direction, currentPosition: String(position), searchId });
  return queryOptions({
    queryKey: candidateKeys.next(processId, searchId, position, direction),
    queryFn: () => apiAnswer<NextCandidate>({ path: `${candidatePath(processId, candidateId)}/next?${query}` }),
  });
}
