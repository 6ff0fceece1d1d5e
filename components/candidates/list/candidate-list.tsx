'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { DepartureNotice } from '@/components/ats/departures/departure-notice';
import { PickConflictNotice } from '@/components/ats/picks/conflict-notice';
import { atsQueries } from '@/components/ats/queries/ats-queries';
import { SyncButton } from '@/components/ats/sync/sync-button';
import { SyncPanel } from '@/components/ats/sync/sync-panel';
import { useProcessSync } from '@/components/ats/sync/use-process-sync';
import { TrialPanel } from '@/components/ats/trial/trial-panel';
import { AddCvsButton } from '@/components/candidates/upload/add-cvs-button';
import { DropZone } from '@/components/candidates/upload/drop-zone';
import { ListTable } from '@/components/data-table/list-table';
import { TableCard } from '@/components/data-table/table-card';
import type { DataTableHandle } from '@/components/data-table/use-row-keyboard';
import { candidateName } from '@/components/fields/candidates/candidate-name';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { lazyPart } from '@/components/ui/lazy-part';
import { MissedUploadsNote } from '@/components/uploads/missed-uploads-note';
import { UploadList } from '@/components/uploads/upload-list';
import { isUnderWay } from '@/components/uploads/upload-item';
import { useUploads } from '@/components/uploads/use-uploads';
import { useCan } from '@/components/users/current-user';
import type { PickChoice } from '@/lib/ats/picks/pick-schemas';
import type { CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import type { CandidatesStatisticsDto, ProcessDto, ProcessStatus } from '@/lib/domain/process-schemas';
import { acceptsCvs, startsAnalyses } from '@/lib/domain/process-status';
import type { PageData } from '@/lib/filters/list-params';
import type { CandidateViewDto } from '@/lib/saved-views/schemas';
import { AnalyseAll } from './analyse-all';
import { CandidateToolbar } from './candidate-toolbar';
import { NoCandidates } from './no-candidates';
import { OrderNote } from './order-note';
import { OutdatedNote } from './outdated-note';
import { RowKeys } from './row-keys';
import { SelectionBar } from './selection-bar';
import { useCandidateSearch } from './use-candidate-search';
import { useCandidateTable } from './use-candidate-table';

const PickDialog = lazyPart(() => import('@/components/ats/picks/pick-dialog').then((module) => module.PickDialog));

const JoinPicturesDialog = lazyPart(() =>
  import('@/components/uploads/join-pictures-dialog').then((module) => module.JoinPicturesDialog),
);

interface CandidateListProps {
  process: Pick<
    ProcessDto,
    'id' | 'name' | 'status' | 'externalProcessId' | 'blindMode' | 'restricted' | 'requirementList' | 'redFlags'
  >;
  initial: PageData<CandidateSearchAnswer>;
  statistics: CandidatesStatisticsDto | undefined;
  /** The user's views of candidate lists. */
  views: readonly CandidateViewDto[];
}

/** What the user may do in the list, as the process stands. */
function useListRights(status: ProcessStatus) {
  const isOpen = status !== 'ARCHIVED';
  return {
    upload: useCan('candidate:upload') && acceptsCvs(status),
    rate: useCan('candidate:rate') && isOpen,
    analyse: useCan('candidate:analyse') && isOpen,
    decide: useCan('candidate:decide') && isOpen,
    export: useCan('candidate:export'),
    /** Sending to the ATS. */
    pick: useCan('candidate:pick') && isOpen,
    /** Deleting persons with all about them. */
    erase: useCan('administration'),
  };
}

/** A process's candidates, with live rows and editable stars; CVs can be dropped anywhere on it. */
export function CandidateList({ process, initial, statistics, views }: CandidateListProps) {
  const processId = process.id;
  const rights = useListRights(process.status);
  const t = useTranslations('candidates');
  const router = useRouter();
  const { list, query, renew } = useCandidateSearch(process, initial);
  const uploads = useUploads(process);
  const link = useQuery(atsQueries.link(processId)).data?.link ?? null;
  const [picking, setPicking] = useState<PickChoice | null>(null);
  const handle = useRef<DataTableHandle>(null);
  const page = query.data;
  const { sync, lastSyncAt, start } = useProcessSync(processId, link !== null, {
    first: () => page?.totalItems === 0 && renew(),
    end: renew,
  });
  const rows = useCandidateTable({
    process,
    statistics,
    list,
    query,
    mayRate: rights.rate,
    isSelectable: rights.analyse || rights.export,
  });
  const { selection, items, hrefOf } = rows;
  const { find, describe } = useListedCandidates(processId);
  const onFiles = rights.upload ? uploads.add : null;
  const onSync = rights.upload && link?.reads !== false ? (full: boolean) => start.mutate({ full }) : null;
  const mayPick = link !== null && rights.pick;
  const mayAnalyse = rights.analyse && startsAnalyses(process.status);
  const chosen = selection && 'candidateIds' in selection.choice ? selection.choice.candidateIds : [];
  const areAllUploaded = chosen.length > 0 && chosen.every((id) => find(id)?.source === 'KNOW_ME');

  return (
    <DropZone onFiles={onFiles} className="relative flex min-h-0 flex-1 flex-col gap-2">
      <CandidateNotices
        {...{ processId, sync, onSync, statistics, mayAnalyse }}
        mayUpload={rights.upload}
        isLinked={link !== null}
      />
      <TableCard label={t('title')} className="min-h-80 flex-1">
        <CandidateToolbar
          {...{ processId, views, list, rows }}
          actions={
            <>
              {link && (
                <SyncButton
                  processId={processId}
                  running={start.isPending || sync?.state === 'RUNNING'}
                  lastSyncAt={lastSyncAt}
                  onSync={onSync}
                  onPickAll={mayPick && startsAnalyses(process.status) ? () => setPicking({ all: true }) : null}
                />
              )}
              {mayAnalyse && (page?.totalItems ?? 0) > 0 && (
                <AnalyseAll processId={processId} judging={statistics} describe={describe} />
              )}
              {onFiles && <AddCvsButton onFiles={onFiles} short />}
            </>
          }
          selectionBar={
            selection && (
              <SelectionBar
                {...{ process, selection, describe }}
                judging={statistics}
                mayDecide={rights.decide}
                mayExport={rights.export}
                mayAnalyse={rights.analyse}
                mayErase={rights.erase}
                shown={rows.visible}
                onPick={mayPick ? () => setPicking(selection.choice) : null}
                pickObstacle={link && !link.createsCandidates && areAllUploaded ? 'NOT_FROM_ATS' : null}
              />
            )
          }
        />
        <UploadList items={uploads.items} />
        {uploads.pictures.length > 0 && (
          <JoinPicturesDialog
            key={uploads.pictures.length}
            pictures={uploads.pictures}
            onFiles={uploads.addPictures}
            onClose={uploads.close}
          />
        )}
        <ListTable
          {...{ handle, list, query }}
          table={rows.table}
          label={t('title')}
          nothingFound={t('empty.nothingFound')}
          note={statistics && <OrderNote orderedAt={page?.orderedAt} statistics={statistics} onRefresh={renew} />}
          onOpen={(candidate) => router.push(hrefOf(candidate, items.indexOf(candidate)))}
        >
          <NoCandidates
            {...{ process, onFiles, sync }}
            isAdding={uploads.items.some(isUnderWay)}
            onSync={link && onSync && (() => onSync(false))}
          />
        </ListTable>
      </TableCard>
      <RowKeys
        {...{ processId, items, hrefOf, mayAnalyse }}
        table={handle}
        mayDecide={rights.decide}
        onRate={rows.onRate}
        onClear={selection?.clear ?? null}
      />
      {picking && (
        <PickDialog
          {...{ processId, describe }}
          choice={picking}
          onSent={selection?.clear}
          onClose={() => setPicking(null)}
        />
      )}
    </DropZone>
  );
}

/** Finds candidates on the pages that were shown; null or undefined for others. */
function useListedCandidates(processId: string) {
  const t = useTranslations('candidates');
  const client = useQueryClient();
  const find = (id: string) => {
    const pages = client.getQueriesData<CandidateSearchAnswer>({ queryKey: candidateKeys.searches(processId) });
    return pages.flatMap(([, data]) => data?.items ?? []).find((item) => item.id === id);
  };
  /** Name, number and status reason as in the list. */
  const describe = (id: string) => {
    const found = find(id);
    if (!found) return null;
    const name = candidateName(found, (number) => t('numbered', { number }));
    return { name, ordinalNumber: found.ordinalNumber, statusReason: found.statusReason };
  };
  return { find, describe };
}

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
function CandidateNotices(props: CandidateNoticesProps) {
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
