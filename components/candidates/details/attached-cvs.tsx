'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import { Button } from '@/components/ui/button';
import type { AttachedCvs as Answer, CandidateDto } from '@/lib/domain/candidate-schemas';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';

/** The documents inside a portfolio: one of them is chosen to be read as the CV. */
export function AttachedCvs({ candidate: { id, processId } }: { candidate: Pick<CandidateDto, 'id' | 'processId'> }) {
  const t = useTranslations('candidateDetails.attached');
  const client = useQueryClient();
  const path = `${candidatePath(processId, id)}/cv/attachments`;
  const { data } = useQuery({
    queryKey: [...candidateKeys.cvs(processId, id), 'attachments'],
    queryFn: () => apiAnswer<Answer>({ path }),
  });
  const choose = useMutation({
    mutationFn: (index: number) => apiRequest({ method: 'PUT', path, body: { index } }),
    onSuccess: () => client.removeQueries({ queryKey: candidateKeys.cvs(processId, id) }),
    onSettled: () => client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
  });
  if (!data || data.items.length === 0) return null;
  return (
    <ul aria-label={t('title')} className="mb-3 flex flex-wrap gap-2">
      {data.items.map(({ index, name }) => (
        <li key={index}>
          <Button
            size="sm"
            loading={choose.isPending && choose.variables === index}
            disabled={choose.isPending}
            onClick={() => choose.mutate(index)}
          >
            <FileCheck aria-hidden="true" />
            {name === null ? t('chooseUnnamed', { number: index + 1 }) : t('choose', { name })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
