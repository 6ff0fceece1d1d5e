'use client';

import { Pencil, Undo2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { VerdictMark } from '@/components/ui/verdict-mark';
import { PendingMark } from '@/components/pending-changes/pending-mark';
import type { ChangeOfKind } from '@/components/pending-changes/pending-change';
import type { CriterionVerdictDto } from '@/lib/domain/analysis-schemas';

interface VerdictCorrectionProps {
  verdict: CriterionVerdictDto;
  /** Null: read only. */
  onCorrect: (() => void) | null;
  /** A correction that the server has not confirmed; the stored one is not taken back below it. */
  waiting?: ChangeOfKind<'correction'> | undefined;
  /** With the correction that is shown. */
  onUndo: (correctionId: string) => void;
}

/** A recruiter's verdict beside the engine's, and the buttons to correct and to take back. */
export function VerdictCorrection({ verdict: one, waiting, onCorrect, onUndo }: VerdictCorrectionProps) {
  const t = useTranslations('corrections');
  const format = useFormatter();
  const { correction } = one;
  if (!correction && !onCorrect) return null;
  return (
    <div className="mt-2 text-sm">
      {waiting && (
        <p className="border-caution bg-caution-soft mb-1.5 max-w-prose rounded-md border-l-2 px-3 py-1.5 text-pretty break-words">
          <VerdictMark verdict={waiting.body.verdict} redFlag={waiting.isRedFlag} distinct /> {waiting.body.reason}{' '}
          <PendingMark change={waiting} />
        </p>
      )}
      {correction && (
        <p className="border-accent bg-accent-soft max-w-prose rounded-md border-l-2 px-3 py-1.5 text-pretty break-words">
          <strong className="font-medium">
            {t('by', {
              name: `${correction.by.firstName} ${correction.by.lastName}`,
              date: format.dateTime(new Date(correction.at), { dateStyle: 'medium' }),
            })}
          </strong>{' '}
          {correction.reason} <span className="text-ink-muted">{t('engineSaid')}</span>{' '}
          <VerdictMark verdict={one.engineVerdict} redFlag={one.criterion.kind === 'RED_FLAG'} distinct />
        </p>
      )}
      {onCorrect && (
        <div className="-ml-2.5 flex flex-wrap">
          <Button variant="ghost" size="sm" aria-keyshortcuts="C" onClick={onCorrect}>
            <Pencil aria-hidden="true" />
            {t(correction ? 'change' : 'correct')}
          </Button>
          {correction && !waiting && (
            <Button variant="ghost" size="sm" onClick={() => onUndo(correction.correctionId)}>
              <Undo2 aria-hidden="true" />
              {t('undo')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
