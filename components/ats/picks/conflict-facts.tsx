import { useFormatter, useTranslations } from 'next-intl';
import { usePickReason } from './use-picks';
import type { AtsPickDto } from '@/lib/ats/picks/pick-schemas';

interface ConflictFactsProps {
  conflict: AtsPickDto;
  stageName: (stageId: string | null) => string | null;
}

/** Why a candidate could not be sent, what changed there, on whose request, and what has to come before another try. */
export function ConflictFacts({ conflict, stageName }: ConflictFactsProps) {
  const t = useTranslations('ats.conflicts');
  const errors = useTranslations('errors');
  const reasonOf = usePickReason();
  const format = useFormatter();
  const { reason, fromStageId, presentStageId, requestedBy, requestedAt, obstacle } = conflict;
  const [from, present] = [stageName(fromStageId), stageName(presentStageId)];
  return (
    <>
      <p className="max-w-prose text-pretty">{reason && errors.has(reason) ? errors(reason) : t('unknown')}</p>
      {from && present && from !== present && <p className="text-sm">{t('stages', { from, present })}</p>}
      {obstacle && <p className="max-w-prose text-sm text-pretty">{t('obstacle', { reason: reasonOf(obstacle) })}</p>}
      <p className="text-sm">
        {t('requested', {
          who: requestedBy ? `${requestedBy.firstName} ${requestedBy.lastName}` : t('somebody'),
          at: format.dateTime(new Date(requestedAt), { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </p>
    </>
  );
}
