import type { useProcessSync } from '@/components/ats/sync/use-process-sync';
import { DepartureNotice } from '@/components/ats/departures/departure-notice';
import { PickConflictNotice } from '@/components/ats/picks/conflict-notice';
import { SyncPanel } from '@/components/ats/sync/sync-panel';
import { TrialPanel } from '@/components/ats/trial/trial-panel';
import { MissedUploadsNote } from '@/components/uploads/missed-uploads-note';
import type { CandidatesStatisticsDto } from '@/lib/domain/process-schemas';
import { OutdatedNote } from './outdated-note';

interface CandidateNoticesProps {
  processId: string;
  mayUpload: boolean;
  isLinked: boolean;
  sync: ReturnType<typeof useProcessSync>['sync'];
  /** Null: not available to this user. */
  onSync: ((full: boolean) => void) | null;
  statistics: CandidatesStatisticsDto | undefined;
  mayAnalyse: boolean;
}

/** What is going on with the list: missed uploads, the ATS, outdated judgements. */
export function CandidateNotices(props: CandidateNoticesProps) {
  const { processId, isLinked, sync, onSync, mayUpload, statistics } = props;
  return (
    <>
      {mayUpload && <MissedUploadsNote processId={processId} />}
      {isLinked && sync && <SyncPanel sync={sync} onRetry={onSync && (() => onSync(false))} />}
      {isLinked && <DepartureNotice processId={processId} syncEndedAt={sync?.endedAt ?? null} />}
      {isLinked && sync && <TrialPanel processId={processId} sync={sync} mayFetch={mayUpload} />}
      {isLinked && (
        <PickConflictNotice processId={processId} sending={statistics?.byStatus['AWAITING_EXTERNAL_PICK'] ?? 0} />
      )}
      {props.mayAnalyse && (
        <OutdatedNote processId={processId} count={statistics?.byStatus['PROCESSING_OUTDATED'] ?? 0} />
      )}
    </>
  );
}
