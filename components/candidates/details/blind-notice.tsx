'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import { useScreenKeys } from '@/components/keys/use-screen-keys';
import { Button } from '@/components/ui/button';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { maxRevealReason } from '@/lib/domain/process-enums';

type Place = Pick<CandidateDto, 'processId' | 'id'>;

function useReveal({ processId, id }: Place) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      apiAnswer<CandidateDto>({ method: 'POST', path: `${candidatePath(processId, id)}/reveal`, body: { reason } }),
    meta: { successBanner: false },
    onSuccess: (candidate) => client.setQueryData(candidateKeys.one(processId, id), candidate),
    onSettled: () => client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
  });
}

function RevealDialog({ candidate, name, onClose }: { candidate: Place; name: string; onClose: () => void }) {
  const t = useTranslations('candidatePage.blind');
  const reveal = useReveal(candidate);
  return (
    <ReasonDialog
      title={t('title')}
      description={name}
      submitLabel={t('reveal')}
      label={t('reason')}
      hint={t('hint')}
      maxLength={maxRevealReason}
      loading={reveal.isPending}
      keepAs={`reveal.${candidate.id}`}
      onConfirm={(reason, forget) =>
        reveal.mutate(reason, {
          onSuccess: () => {
            forget();
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}

interface BlindNoticeProps {
  candidate: Pick<CandidateDto, 'processId' | 'id' | 'isBlind'>;
  /** As the page calls the candidate meanwhile. */
  name: string;
  mayReveal: boolean;
}

/** Says that the candidate's identity is hidden, and reveals it for a reason. */
export function BlindNotice({ candidate, name, mayReveal }: BlindNoticeProps) {
  const t = useTranslations('candidatePage.blind');
  const details = useTranslations('candidateDetails');
  const [isAsking, setIsAsking] = useState(false);
  useScreenKeys(
    details('title'),
    candidate.isBlind && mayReveal ? [{ keys: ['i'], label: t('title'), onPress: () => setIsAsking(true) }] : [],
  );
  if (!candidate.isBlind) return null;
  return (
    <div className="bg-caution-soft text-caution-ink flex flex-wrap items-center gap-x-3 gap-y-1 border-t px-4 py-1.5 lg:px-6">
      <p className="flex min-w-0 flex-1 items-start gap-2 text-pretty">
        <EyeOff className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <span>
          <strong className="font-medium">{t('mode')}</strong> {t('text')}
        </span>
      </p>
      {mayReveal && (
        <Button size="sm" aria-keyshortcuts="I" onClick={() => setIsAsking(true)}>
          {t('reveal')}
        </Button>
      )}
      {isAsking && <RevealDialog candidate={candidate} name={name} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
