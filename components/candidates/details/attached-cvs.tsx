'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { candidateName } from '@/components/fields/candidates/candidate-name';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import { useReportError } from '@/components/query/use-report-error';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import type { AttachedCvs as Answer, CandidateDto } from '@/lib/domain/candidate-schemas';
import type { CvReplaceReason } from '@/lib/domain/person-traits';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import { findDifferingTraits } from './differing-traits';

const ReplaceDialog = lazyPart(() => import('./replace-dialog').then((module) => module.ReplaceDialog));

interface Choice {
  index: number;
  confirm?: CvReplaceReason;
}

/**
 * The documents inside a portfolio: one of them is chosen to be read as the CV. One that looks like another person's is
 * asked about first.
 */
export function AttachedCvs({ candidate }: { candidate: CandidateDto }) {
  const { id, processId } = candidate;
  const t = useTranslations('candidateDetails.attached');
  const list = useTranslations('candidates');
  const client = useQueryClient();
  const reportError = useReportError();
  const [asking, setAsking] = useState<{ index: number; differs: string[] } | null>(null);
  const path = `${candidatePath(processId, id)}/cv/attachments`;
  const { data } = useQuery({
    queryKey: [...candidateKeys.cvs(processId, id), 'attachments'],
    queryFn: () => apiAnswer<Answer>({ path }),
  });
  const choose = useMutation({
    mutationFn: (body: Choice) => apiRequest({ method: 'PUT', path, body }),
    meta: { errorBanner: false },
    onSuccess: () => {
      setAsking(null);
      client.removeQueries({ queryKey: candidateKeys.cvs(processId, id) });
    },
    onError: (error, { index }) => {
      const differs = findDifferingTraits(error);
      setAsking(differs && { index, differs });
      if (!differs) reportError(error);
    },
    onSettled: () => client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
  });
  if (!data || data.items.length === 0) return null;
  const label = (index: number, name: string | null | undefined) =>
    name ? t('choose', { name }) : t('chooseUnnamed', { number: index + 1 });
  return (
    <>
      <ul aria-label={t('title')} className="mb-3 flex flex-wrap gap-2">
        {data.items.map(({ index, name }) => (
          <li key={index}>
            <Button
              size="sm"
              loading={choose.isPending && choose.variables.index === index}
              disabled={choose.isPending}
              onClick={() => choose.mutate({ index })}
            >
              <FileCheck aria-hidden="true" />
              {label(index, name)}
            </Button>
          </li>
        ))}
      </ul>
      {asking && (
        <ReplaceDialog
          name={candidateName(candidate, (number) => list('numbered', { number }))}
          fileName={data.items[asking.index]?.name ?? t('unnamed', { number: asking.index + 1 })}
          differs={asking.differs}
          loading={choose.isPending}
          onConfirm={(confirm) => choose.mutate({ index: asking.index, confirm })}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
