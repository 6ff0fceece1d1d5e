'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { processStagesQuery, stagesQuery } from '@/components/queries/candidates/stage-queries';
import { DialogForm } from '@/components/ui/dialog-form';
import { ErrorState } from '@/components/ui/error-state';
import { PlainCheckbox } from '@/components/ui/plain-checkbox';
import { RadioField } from '@/components/ui/radio-field';
import { Skeleton } from '@/components/ui/skeleton';
import type { ProcessStages, StageDto } from '@/lib/domain/stage-schemas';
import { apiAnswer, ApiError } from '@/lib/http/browser/browser-client';
import { useStageName } from './use-stage-name';

interface ChooseStagesDialogProps {
  processId: string;
  stages: Pick<ProcessStages, 'items' | 'isChosen'>;
  onClose: () => void;
}

const idsOf = (stages: readonly { stageId: string }[]): string[] => stages.map(({ stageId }) => stageId);

/** Which of the installation's stages a process has: all, or some. */
export function ChooseStagesDialog({ processId, stages, onClose }: ChooseStagesDialogProps) {
  const t = useTranslations('stages.chooseStages');
  const stageName = useStageName();
  const client = useQueryClient();
  const query = useQuery(stagesQuery());
  const offered = stages.items.filter(({ isOffered }) => isOffered);
  const [isSome, setIsSome] = useState(stages.isChosen);
  const [chosen, setChosen] = useState(() => idsOf(offered));
  const [replaces, setReplaces] = useState(() => (stages.isChosen ? idsOf(offered) : null));
  const [others, setOthers] = useState<ProcessStages | null>(null);
  const [wasRefused, setWasRefused] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      apiAnswer<ProcessStages>({
        method: 'PUT',
        path: `/processes/${processId}/stages`,
        body: { stageIds: isSome ? chosen : null, replaces },
      }),
    meta: { successBanner: t('saved') },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: candidateKeys.all(processId) });
      onClose();
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.code !== 'process-stages.changed') return;
      const now = await client.fetchQuery({ ...processStagesQuery(processId), staleTime: 0 });
      setOthers(now);
      setReplaces(now.isChosen ? idsOf(now.items.filter(({ isOffered }) => isOffered)) : null);
    },
  });
  const isNone = isSome && chosen.length === 0;
  return (
    <DialogForm
      title={t('title')}
      description={t('description')}
      submitLabel={t('save')}
      loading={save.isPending}
      onSubmit={() => (isNone ? setWasRefused(true) : save.mutate())}
      onClose={onClose}
    >
      {query.isPending && <Skeleton className="h-32" />}
      {query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && (
        <div>
          <RadioField
            aria-label={t('title')}
            options={[
              { value: 'all', label: t('all') },
              { value: 'some', label: t('some') },
            ]}
            value={isSome ? 'some' : 'all'}
            onChange={(value) => setIsSome(value === 'some')}
          />
          {isSome && <StageChecks stages={query.data.items} chosen={chosen} onChange={setChosen} />}
          {others && (
            <p className="bg-caution-soft text-caution-ink mt-2 rounded-lg px-3 py-2">
              {t('others', {
                stages: others.isChosen
                  ? others.items
                      .filter(({ isOffered }) => isOffered)
                      .map(stageName)
                      .join(', ')
                  : t('all'),
              })}
            </p>
          )}
          {isNone && wasRefused && (
            <p role="alert" className="text-negative-ink mt-1 text-sm">
              {t('atLeastOne')}
            </p>
          )}
        </div>
      )}
    </DialogForm>
  );
}

interface StageChecksProps {
  stages: readonly StageDto[];
  chosen: string[];
  onChange: (stageIds: string[]) => void;
}

function StageChecks({ stages, chosen, onChange }: StageChecksProps) {
  const stageName = useStageName();
  return (
    <ul className="mt-1 ml-6">
      {stages.map((stage) => (
        <li key={stage.stageId}>
          <label className="hover:bg-hover flex min-h-8 items-center gap-2 rounded-md px-2">
            <PlainCheckbox
              checked={chosen.includes(stage.stageId)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, stage.stageId] : chosen.filter((one) => one !== stage.stageId))
              }
            />
            {stageName(stage)}
          </label>
        </li>
      ))}
    </ul>
  );
}
