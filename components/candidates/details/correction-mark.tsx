import { Undo2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { fullName } from '@/components/users/full-name';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { DetailCorrectionDto } from '@/lib/domain/detail-schemas';
import { useDetailText } from './use-detail-text';

interface CorrectionMarkProps {
  correction: DetailCorrectionDto;
  /** Null: read only. */
  onUndo: (() => void) | null;
}

/** That a field was corrected: by whom, when, what stood there, and what the CV or the ATS says now. */
export function CorrectionMark({ correction, onUndo }: CorrectionMarkProps) {
  const t = useTranslations('candidateDetails.correct');
  const format = useFormatter();
  const textOf = useDetailText();
  const { field, by, at, former, read } = correction;
  const [formerText, readText] = [former, read].map((value) => textOf(field, value) ?? t('nothing'));
  const date = format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="text-ink-muted text-sm text-pretty break-words">
      <Badge tone="accent">{t('mark')}</Badge> {t('by', { name: fullName(by), date, former: formerText ?? '' })}{' '}
      {readText !== formerText && t('read', { read: readText ?? '' })}
      {onUndo && (
        <Button variant="ghost" size="sm" className="-ml-2.5" onClick={onUndo}>
          <Undo2 aria-hidden="true" />
          {t('undo', { field: t(`field.${field}`) })}
        </Button>
      )}
    </div>
  );
}
