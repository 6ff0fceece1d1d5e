'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Split } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import { useBanner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { CautionCard } from '@/components/ui/caution-card';
import type { CandidateDto, CandidateListItem } from '@/lib/domain/candidate-schemas';
import { formatPages } from '@/lib/domain/page-ranges';
import { apiAnswer } from '@/lib/http/browser/browser-client';

interface SharedCvCardProps {
  candidate: Pick<CandidateDto, 'processId' | 'id' | 'ownPages' | 'sharesCvWith'>;
  mayUndo: boolean;
}

/** Says which pages of a file that two people share are the candidate's; the split can be undone here. */
export function SharedCvCard({ candidate, mayUndo }: SharedCvCardProps) {
  const t = useTranslations('candidatePage.split');
  const client = useQueryClient();
  const banner = useBanner();
  const router = useRouter();
  const { processId, id, ownPages, sharesCvWith: other } = candidate;
  const undo = useMutation({
    mutationFn: () =>
      apiAnswer<CandidateListItem>({ method: 'DELETE', path: `${candidatePath(processId, id)}/cv/split` }),
    meta: { successBanner: false },
    onSuccess: (kept) => {
      banner.showSuccess(t('undone'));
      // Their texts were of other pages.
      for (const owner of [id, kept.id]) client.removeQueries({ queryKey: candidateKeys.cvs(processId, owner) });
      if (kept.id !== id) router.replace(`/processes/${processId}/candidates/${kept.id}?tab=summary`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
  });
  if (!ownPages) return null;
  return (
    <CautionCard id="shared-cv" icon={Split} title={t('shared')}>
      <p className="mt-1 max-w-prose text-sm text-pretty">
        {t('own', { count: ownPages.length, pages: formatPages(ownPages) })}{' '}
        {other &&
          t.rich('other', {
            count: other.pages.length,
            pages: formatPages(other.pages),
            number: other.ordinalNumber,
            link: (text) => (
              <Link className="underline" href={`/processes/${processId}/candidates/${other.candidateId}?tab=summary`}>
                {text}
              </Link>
            ),
          })}
      </p>
      {other && mayUndo && (
        <Button className="mt-2" loading={undo.isPending} onClick={() => undo.mutate()}>
          {t('undo')}
        </Button>
      )}
    </CautionCard>
  );
}
