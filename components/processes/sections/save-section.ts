import { isChangedMeanwhile, requestWithEtag } from '@/lib/http/browser/browser-client';
import type { CriteriaChange, EditedProcess } from '@/lib/processes/edit-schemas';
import type { ProcessDto } from '@/lib/processes/schemas';
import type { SectionRequest, ProcessWithEtag } from './section-definition';
import { isSame } from './section-draft';
import { fetchProcessWithEtag } from '@/components/processes/queries/process-queries';

interface SaveSection {
  /** What was edited; null: the section creates the process. */
  from: ProcessWithEtag | null;
  requests: readonly SectionRequest[];
  /** After each part, because the next one may fail. */
  onPart: (saved: ProcessWithEtag) => void;
}

/**
 * Saves a section part by part, each made to the version that the one before has left.
 *
 * @throws ApiError `process.changed-meanwhile` when somebody else saved first, and what the calls refuse
 */
export async function saveSection({ from, requests, onPart }: SaveSection): Promise<ProcessWithEtag> {
  if (!from) {
    const body = requests[0]?.body;
    return requestWithEtag<ProcessDto>({ path: '/processes', method: 'POST', body });
  }
  let saved = from;
  for (const { path, body } of requests) {
    const { answer, etag } = await requestWithEtag<EditedProcess>({
      path: `/processes/${from.answer.id}${path}`,
      method: 'PUT',
      body,
      ifMatch: saved.etag,
    });
    saved = { answer, etag };
    onPart(saved);
  }
  return saved;
}

interface SaveUnlessChanged extends Omit<SaveSection, 'requests'> {
  /** The calls that save the section to a version of the process. */
  requestsTo: (process: ProcessDto | null) => readonly SectionRequest[];
  /** What the section says of a process. */
  read: (process: ProcessDto) => unknown;
}

/**
 * Saves a section also where another section was changed meanwhile.
 *
 * @returns the saved process, or in `conflict` the process as somebody else has saved this very section
 * @throws ApiError what the calls refuse
 */
export async function saveUnlessChanged({
  from,
  requestsTo,
  read,
  onPart,
}: SaveUnlessChanged): Promise<{ saved: ProcessWithEtag } | { conflict: ProcessWithEtag }> {
  let reached = from;
  const attempt = (to: ProcessWithEtag | null) =>
    saveSection({
      from: to,
      requests: requestsTo(to?.answer ?? null),
      onPart: (saved) => {
        reached = saved;
        onPart(saved);
      },
    });
  try {
    return { saved: await attempt(from) };
  } catch (error) {
    if (!isChangedMeanwhile(error) || !reached) throw error;
    const fresh = await fetchProcessWithEtag(reached.answer.id);
    return isSame(read(fresh.answer), read(reached.answer)) ? { saved: await attempt(fresh) } : { conflict: fresh };
  }
}

const weight = { NONE: 0, RESCORED: 1, RESCORING: 2, OUTDATED: 3 } as const;

/** What several changes do together: the hardest effect, and to as many as the widest touches. */
export function joinEffects(changes: readonly CriteriaChange[]): CriteriaChange {
  return changes.reduce<CriteriaChange>(
    (all, { effect, candidates }) => ({
      effect: weight[effect] > weight[all.effect] ? effect : all.effect,
      candidates: Math.max(all.candidates, candidates),
    }),
    { effect: 'NONE', candidates: 0 },
  );
}

/**
 * What saving would do to the analysed candidates; saves nothing.
 *
 * @throws ApiError as {@link saveSection}
 */
export async function dryRunSection(
  from: ProcessWithEtag,
  requests: readonly SectionRequest[],
  signal: AbortSignal,
): Promise<CriteriaChange> {
  const changes: CriteriaChange[] = [];
  for (const { path, body } of requests) {
    const { answer } = await requestWithEtag<EditedProcess>({
      path: `/processes/${from.answer.id}${path}?dryRun=true`,
      method: 'PUT',
      body,
      ifMatch: from.etag,
      signal,
    });
    changes.push(answer.change);
  }
  return joinEffects(changes);
}
