import type { AtsTargetKind } from '@/lib/ats/enums';
import type { AtsLinkDto } from '@/lib/ats/schemas';
import { apiRequest, requestWithEtag } from '@/lib/http/browser/browser-client';
import type { ProcessDto } from '@/lib/domain/process-schemas';

/** What is entered about a process and the ATS. */
export interface LinkValues {
  /** Empty: not linked; the id is then only a note. */
  connectionId: string;
  externalProcessId: string;
  targetKind: AtsTargetKind;
  /** Id of the stage, or the text of the tag or note. */
  target: string;
  targetName: string | null;
  extended: boolean;
}

export function readLinkValues(process: ProcessDto, link: AtsLinkDto | null): LinkValues {
  return {
    connectionId: link?.connectionId ?? '',
    externalProcessId: process.externalProcessId ?? '',
    targetKind: link?.targetKind ?? 'STAGE',
    target: link?.target ?? '',
    targetName: link?.targetName ?? null,
    extended: process.extendedAtsIntegration,
  };
}

interface SaveOptions {
  values: LinkValues;
  /** The process's version that the values were read from. */
  ifMatch: string;
  wasLinked: boolean;
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/**
 * Saves the process's own fields, then its link; both are refused when somebody else has changed the process meanwhile.
 *
 * @throws ApiError
 */
export async function saveLink(processId: string, { values, ifMatch, wasLinked }: SaveOptions): Promise<void> {
  const path = `/processes/${processId}`;
  const { connectionId, targetKind, extended } = values;
  const externalProcessId = orNull(values.externalProcessId);
  const link = `${path}/ats-link`;
  const details = { extendedAtsIntegration: extended, ...(connectionId ? {} : { externalProcessId }) };
  const saved = await requestWithEtag({ path, method: 'PUT', body: details, ifMatch });
  const version = ifMatch === '*' ? ifMatch : saved.etag;
  if (connectionId) {
    const target = orNull(values.target);
    const body = { connectionId, externalProcessId, targetKind, target, targetName: target && values.targetName };
    await apiRequest({ path: link, method: 'PUT', body, ifMatch: version });
  } else if (wasLinked) {
    await apiRequest({ path: link, method: 'DELETE', ifMatch: version });
    // Ending the link clears it.
    if (externalProcessId) await apiRequest({ path, method: 'PUT', body: { externalProcessId }, ifMatch: '*' });
  }
}
