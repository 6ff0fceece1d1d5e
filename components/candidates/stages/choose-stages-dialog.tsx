'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { stagesQuery } from '@/components/queries/candidates/stage-queries';
import { DialogForm } from '@/components/ui/dialog-form';
import { ErrorState } from '@/components/ui/error-state';
import { PlainCheckbox } from '@/components/ui/plain-checkbox';
import { RadioField } from '@/components/ui/radio-field';
import { Skeleton } from '@/components/ui/skeleton';
import type { ProcessStages } from '@/lib/domain/stage-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { useStageName } from './use-stage-name';

interface ChooseStagesDialogProps {
  processId: string;
  stages: Pick<ProcessStages, 'items' | 'isChosen'>;
  onClose: () => void;
}

/** Which of the installation's stages a process has: all, or some. */
export function ChooseStagesDialog({ processId, stages, onClose }: ChooseStagesDialogProps) {
  const t = useTranslations('stages.chooseStages');
  const stageName = useStageName();
  const client = useQueryClient();
  const query = useQuery(stagesQuery());
  const [isSome, setIsSome] = useState(stages.isChosen);
  const [chosen, setChosen] = useState(() =>
    stages.items.filter(({ isOffered }) => isOffered).map(({ stageId }) => stageId),
  );
  const [wasRefused, setWasRefused] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      apiAnswer<ProcessStages>({
        method: 'PUT',
        path: `/processes/${processId}/stages`,
        body: { stageIds: isSome ? chosen : null },
      }),
    meta: { successBanner: t('saved') },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: candidateKeys.all(processId) });
      onClose();
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
          {isSome && (
            <ul className="mt-1 ml-6">
              {query.data.items.map((stage) => (
                <li key={stage.stageId}>
                  <label className="hover:bg-hover flex min-h-8 items-center gap-2 rounded-md px-2">
                    <PlainCheckbox
                      checked={chosen.includes(stage.stageId)}
                      onChange={({ target }) =>
                        setChosen(
                          target.checked ? [...chosen, stage.stageId] : chosen.filter((one) => one !== stage.stageId),
                        )
                      }
                    />
                    {stageName(stage)}
                  </label>
                </li>
              ))}
            </ul>
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
