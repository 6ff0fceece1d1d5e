'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { atsQueries } from '@/components/ats/queries/ats-queries';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { maxDepartures } from '@/lib/ats/departures/departure-limits';
import { ChosenList } from './chosen-list';
import { DialogError } from './dialog-error';
import { useChosen } from './use-chosen';
import { useRestoreErased } from './use-departures';

interface RestoreDialogProps {
  processId: string;
  onClose: () => void;
}

/** Who was erased following the ATS in the last seven days, by number only, and the way back. For administrators. */
export function RestoreDialog({ processId, onClose }: RestoreDialogProps) {
  const t = useTranslations('ats.departures.restore');
  const list = useTranslations('candidates');
  const common = useTranslations('common');
  const format = useFormatter();
  const query = useQuery({ ...atsQueries.departures(processId), staleTime: 0 });
  const erased = query.data?.restorable;
  const chosen = useChosen((erased ?? []).map(({ candidateId }) => candidateId));
  const restore = useRestoreErased(processId, {
    showsError: true,
    onDone: () => chosen.all === true && (erased?.length ?? 0) < maxDepartures && onClose(),
  });
  const instant = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg" title={t('title')} description={t('lead')}>
        <DialogBody className="pb-2">
          {!erased && query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
          {!erased && !query.error && <Skeleton className="h-24 w-full" />}
          {erased?.length === 0 && <p className="text-ink-muted py-4">{t('none')}</p>}
          {erased && erased.length > 0 && (
            <ChosenList
              processId={processId}
              label={t('title')}
              candidates={erased.map(({ candidateId, ordinalNumber, departure, erasedAt, keptUntil }) => ({
                candidateId,
                name: list('numbered', { number: ordinalNumber }),
                facts: `${t(`fact.${departure}`, { at: instant(erasedAt) })} ${t('until', { at: instant(keptUntil) })}`,
              }))}
              chosen={chosen}
            />
          )}
          {erased?.length === maxDepartures && (
            <p className="text-ink-muted border-t pt-2 text-sm">{t('more', { shown: erased.length })}</p>
          )}
        </DialogBody>
        <DialogError error={restore.error} fallback={t('failed')} />
        <DialogFooter className="border-t">
          <Button onClick={onClose}>{common('close')}</Button>
          {erased && erased.length > 0 && (
            <Button
              variant="primary"
              disabled={chosen.ids.length === 0}
              loading={restore.isPending}
              onClick={() => restore.mutate(chosen.ids)}
            >
              {t('act')}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
