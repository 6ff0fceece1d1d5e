'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import { Button } from '@/components/ui/button';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';

/** Below the verdicts, where the score is hidden until they are read: says that they are, which shows it. */
export function VerdictsRead({ candidate: { processId, id } }: { candidate: Pick<CandidateDto, 'processId' | 'id'> }) {
  const t = useTranslations('candidates.hiddenScore');
  const client = useQueryClient();
  const read = useMutation({
    mutationFn: () => apiAnswer<CandidateDto>({ method: 'PUT', path: `${candidatePath(processId, id)}/verdicts-read` }),
    meta: { successBanner: false },
    onSuccess: async (candidate) => {
      client.setQueryData(candidateKeys.one(processId, id), candidate);
      await client.invalidateQueries({ queryKey: candidateKeys.all(processId) });
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-3 border-b px-4 py-3">
      <p className="text-pretty">{t('lead')}</p>
      <Button loading={read.isPending} onClick={() => read.mutate()}>
        <Eye aria-hidden="true" />
        {t('act')}
      </Button>
    </div>
  );
}
