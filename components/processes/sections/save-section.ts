import { isChangedMeanwhile, requestWithEtag } from '@/lib/http/browser/browser-client';
import type { CriteriaChange, EditedProcess } from '@/lib/domain/process-edit-schemas';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import type { SectionRequest, ProcessWithEtag } from './section-definition';
import { isSame } from './section-draft';
import { fetchProcessWithEtag } from '@/components/queries/processes/process-queries';

interface SaveSection {
  /** The edited version; null: creates the process. */
  from: ProcessWithEtag | null;
  requests: readonly SectionRequest[];
  /** Called after each part, since a later one may fail. */
  onPart: (saved: ProcessWithEtag) => void;
}

/**
 * Saves a section part by part, each with the ETag of the previous response.
 *
 * @throws ApiError `process.changed-meanwhile` on a conflicting save, or another refusal
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
  /** The requests that save the section to a version of the process. */
  requestsTo: (process: ProcessDto | null) => readonly SectionRequest[];
  /** The section's values of a process. */
  read: (process: ProcessDto) => unknown;
}

/**
 * Saves a section, retrying on the new version when only other sections have changed.
 *
 * @returns the saved process, or in `conflict` the server's version when this section has changed
 * @throws ApiError when the server refuses
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

/** Combines effects: the most severe, and the largest number of candidates. */
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
 * A dry run: the effect of saving on analysed candidates.
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
