'use client';
import { useQuery } from '@tanstack/react-query';
import { Send, UserPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { candidateName } from '@/components/fields/candidates/candidate-name';
import { RefusedCandidates, type DescribeCandidate } from '@/components/fields/candidates/refused-candidates';
import { useBanner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { InfoDialog } from '@/components/ui/info-dialog';
import { ScoreBar } from '@/components/ui/score-bar';
import { Skeleton } from '@/components/ui/skeleton';
import { Tooltip } from '@/components/ui/tooltip';
import type { PickChoice, PickPreview, PicksAnswer, RefusedPick } from '@/lib/ats/picks/pick-schemas';
import { PickDestination } from './pick-destination';
import { previewPicks, useSendPicks, usePickReason } from './use-picks';

/** Those to send that a preview shows; the rest is counted. */
const maxRows = 200;

interface PickDialogProps {
  processId: string;
  choice: PickChoice;
  describe: DescribeCandidate;
  /** Called with those that are being sent and those that were refused. */
  onSent?: (answer: PicksAnswer) => void;
  onClose: () => void;
}

/** Shows who would be sent to the ATS, where to and on whose approval, and who not; sends after that only. */
export function PickDialog({ processId, choice, describe, onSent, onClose }: PickDialogProps) {
  const t = useTranslations('ats.pick');
  const wordsOf = usePickReason();
  const reasonOf = ({ reason }: RefusedPick) => wordsOf(reason);
  const common = useTranslations('common');
  const banner = useBanner();
  const send = useSendPicks(processId);
  const [answer, setAnswer] = useState<PicksAnswer | null>(null);
  const preview = useQuery({
    queryKey: ['ats', 'pick-preview', processId, choice],
    queryFn: ({ signal }) => previewPicks(processId, choice, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  const candidates = preview.data?.candidates ?? [];
  const submit = () =>
    send.mutate(
      candidates.map(({ candidateId }) => candidateId),
      {
        onSuccess: (sent) => {
          if (sent.accepted.length > 0) banner.showSuccess(t('started', { count: sent.accepted.length }));
          onSent?.(sent);
          if (sent.refused.length > 0) setAnswer(sent);
          else onClose();
        },
      },
    );
  if (answer) {
    return (
      <InfoDialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={t('refusedTitle', { count: answer.refused.length })}
      >
        <p>{t('changedMeanwhile')}</p>
        <RefusedCandidates processId={processId} refused={answer.refused} describe={describe} reasonOf={reasonOf} />
      </InfoDialog>
    );
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg" title={t('title')}>
        <DialogBody className="pb-2">
          {preview.error && (
            <ErrorState error={preview.error} onRetry={() => void preview.refetch()} className="py-4" />
          )}
          {!preview.data && !preview.error && <Skeleton className="h-24 w-full" />}
          {preview.data && (
            <Preview processId={processId} preview={preview.data} describe={describe} reasonOf={reasonOf} />
          )}
        </DialogBody>
        {send.error && (
          <p role="alert" className="bg-negative-soft text-negative-ink mx-5 mt-2 rounded-md px-3 py-2">
            {send.error.message || t('failed')}
          </p>
        )}
        <DialogFooter className="border-t">
          <Button onClick={onClose}>{candidates.length > 0 ? common('cancel') : common('close')}</Button>
          {candidates.length > 0 && (
            <Button variant="primary" loading={send.isPending} onClick={submit}>
              <Send aria-hidden="true" />
              {t('send', { count: candidates.length })}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

interface PreviewProps {
  processId: string;
  preview: PickPreview;
  describe: DescribeCandidate;
  reasonOf: (one: RefusedPick) => string;
}

function Preview({ processId, preview, describe, reasonOf }: PreviewProps) {
  const t = useTranslations('ats.pick');
  const list = useTranslations('candidates');
  const { candidates, refused } = preview;
  return (
    <div className="flex flex-col gap-4">
      {candidates.length > 0 ? <PickDestination preview={preview} /> : <p className="font-medium">{t('nobody')}</p>}
      {candidates.length > 0 && (
        <ul aria-label={t('who')} className="max-h-72 divide-y overflow-y-auto rounded-md border">
          {candidates.slice(0, maxRows).map((candidate) => (
            <li key={candidate.candidateId} className="flex min-h-9 items-center gap-3 px-3 py-1">
              <span className="text-ink-muted w-8 shrink-0 text-right tabular-nums">{candidate.ordinalNumber}</span>
              <span className="min-w-0 flex-1 break-words">
                {candidateName({ ...candidate, cvFileName: null }, (number) => list('numbered', { number }))}
              </span>
              {candidate.isCreatedThere && (
                <Tooltip content={t('createdThere')}>
                  <UserPlus className="text-ink-muted size-4 shrink-0" role="img" aria-label={t('createdThere')} />
                </Tooltip>
              )}
              {candidate.matchScore !== null && (
                <ScoreBar
                  score={candidate.matchScore}
                  label={list('scoreOf', { score: candidate.matchScore })}
                  className="w-24 shrink-0 max-sm:w-14"
                />
              )}
            </li>
          ))}
          {candidates.length > maxRows && (
            <li className="text-ink-muted px-3 py-2 text-sm">{t('andMore', { count: candidates.length - maxRows })}</li>
          )}
        </ul>
      )}
      {refused.length > 0 && (
        <details open={candidates.length === 0 || refused.length <= 3}>
          <summary className="w-fit cursor-pointer rounded-sm font-medium">
            {t('refusedTitle', { count: refused.length })}
          </summary>
          <div className="mt-1 max-h-56 overflow-y-auto [&_ul]:divide-y">
            <RefusedCandidates processId={processId} refused={refused} describe={describe} reasonOf={reasonOf} />
          </div>
        </details>
      )}
    </div>
  );
}
