'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';
import { atsQueries } from '@/components/ats/queries/ats-queries';
import { fetchProcessWithEtag, processQueries } from '@/components/queries/processes/process-queries';
import { SaveFailure } from '@/components/fields/processes/save-failure';
import { Button } from '@/components/ui/button';
import { SaveConflict } from '@/components/ui/save-conflict';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { ToggleField } from '@/components/ui/toggle-field';
import type { AtsLinkDto, UsableConnection } from '@/lib/ats/schemas';
import { isChangedMeanwhile, type WithEtag } from '@/lib/http/browser/browser-client';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { ConnectionFields } from './connection-fields';
import { readLinkValues, saveLink, type LinkValues } from './link-values';

interface AtsLinkFormProps {
  processId: string;
  onClose: () => void;
}

/** What the form starts from, fetched each time it is opened. */
function useLinkToEdit(processId: string) {
  const fresh = { staleTime: 0, gcTime: 0 };
  const process = useQuery({
    queryKey: ['process-to-edit', processId, 'ats'],
    queryFn: ({ signal }) => fetchProcessWithEtag(processId, signal),
    ...fresh,
    staleTime: Infinity,
  });
  const link = useQuery({ ...atsQueries.link(processId), staleTime: 0 });
  const connections = useQuery({ ...atsQueries.usableConnections(), ...fresh });
  return { process, link, connections };
}

/** Links a process to a recruitment in the ATS, and says what 'Selected by AI' is there. */
export function AtsLinkForm({ processId, onClose }: AtsLinkFormProps) {
  const { process, link, connections } = useLinkToEdit(processId);
  const error = process.error ?? link.error ?? connections.error;
  if (process.data && link.data && connections.data && !link.isRefetchError) {
    return (
      <LinkForm
        key={process.data.etag}
        process={process.data}
        link={link.data.link}
        connections={connections.data.items}
        onReload={() => void Promise.all([process.refetch(), link.refetch()])}
        onClose={onClose}
      />
    );
  }
  const retry = () => void Promise.all([process.refetch(), link.refetch(), connections.refetch()]);
  return error ? <ErrorState error={error} onRetry={retry} /> : <Skeleton className="h-24 w-full" />;
}

interface LinkFormProps {
  process: WithEtag<ProcessDto>;
  link: AtsLinkDto | null;
  connections: UsableConnection[];
  /** Takes the version that somebody else saved. */
  onReload: () => void;
  onClose: () => void;
}

function LinkForm({ process, link, connections, onReload, onClose }: LinkFormProps) {
  const t = useTranslations('ats.link');
  const common = useTranslations('common');
  const client = useQueryClient();
  const [values, setValues] = useState<LinkValues>(() => readLinkValues(process.answer, link));
  const [problem, setProblem] = useState<'connection' | 'recruitment' | null>(null);
  const connection = connections.find(({ connectionId }) => connectionId === values.connectionId) ?? null;
  const save = useMutation({
    mutationFn: (ifMatch: string) => saveLink(process.answer.id, { values, ifMatch, wasLinked: link !== null }),
    meta: { errorBanner: false, successBanner: t('saved') },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: processQueries.all }),
        client.invalidateQueries({ queryKey: ['ats', 'sync', process.answer.id] }),
      ]),
    onSuccess: onClose,
  });
  const change = (next: Partial<LinkValues>) => {
    setProblem(null);
    setValues({ ...values, ...next });
  };
  const submit = (ifMatch: string) => {
    if (connection && values.externalProcessId.trim() === '') return setProblem('recruitment');
    save.mutate(ifMatch);
    return undefined;
  };
  const conflict = isChangedMeanwhile(save.error);
  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        submit(process.etag);
      }}
      className="flex flex-col gap-4"
    >
      <fieldset disabled={save.isPending} className="flex max-w-2xl min-w-0 flex-col gap-4">
        <ConnectionFields
          connections={connections}
          connection={connection}
          values={values}
          error={problem === 'recruitment' ? t('chooseRecruitment') : undefined}
          onChange={change}
        />
        <ToggleField
          label={t('extended')}
          hint={
            connection && connection.capabilities?.createsCandidates === false
              ? t('extendedUnsupported')
              : t('extendedHint')
          }
          value={values.extended}
          onChange={(extended) => change({ extended })}
        />
      </fieldset>
      {conflict && (
        <SaveConflict
          text={t('conflict.text')}
          load={{ label: t('conflict.load'), onChoose: onReload }}
          overwrite={{ label: t('conflict.overwrite'), onChoose: () => submit('*') }}
        />
      )}
      {save.error && !conflict && <SaveFailure error={save.error} saved={false} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={save.isPending} disabled={conflict}>
          {t('save')}
        </Button>
        <Button onClick={onClose}>{common('cancel')}</Button>
      </div>
    </form>
  );
}
