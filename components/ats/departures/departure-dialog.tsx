'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { atsQueries } from '@/components/ats/queries/ats-queries';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useCan } from '@/components/users/current-user';
import type { Departures } from '@/lib/ats/departures/departure-schemas';
import { ChosenList, type ListedCandidate } from './chosen-list';
import { DepartureActions } from './departure-actions';
import { DepartureCause } from './departure-cause';
import { useChosen } from './use-chosen';

interface DepartureDialogProps {
  processId: string;
  onClose: () => void;
}

/** Who was not found in the ATS and what it said of each; whoever may, keeps or erases them. */
export function DepartureDialog({ processId, onClose }: DepartureDialogProps) {
  const t = useTranslations('ats.departures');
  const common = useTranslations('common');
  const mayDecide = useCan('candidate:upload');
  const query = useQuery({ ...atsQueries.departures(processId), staleTime: 0 });
  const departures = query.data;
  const candidates = useListed(departures?.waiting ?? []);
  const chosen = useChosen(candidates.map(({ candidateId }) => candidateId));
  const left = (departures?.total ?? 0) - candidates.length;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg" title={t('title')} description={t(mayDecide ? 'lead' : 'leadRead')}>
        <DialogBody className="pb-2">
          {!departures && query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
          {!departures && !query.error && <Skeleton className="h-24 w-full" />}
          {departures?.total === 0 && <p className="text-ink-muted py-4">{t('none')}</p>}
          {departures && candidates.length > 0 && (
            <>
              <p className="bg-caution-soft text-caution-ink mb-1 rounded-md px-3 py-2 text-pretty">
                <DepartureCause departures={departures} />
              </p>
              <ChosenList
                processId={processId}
                label={t('title')}
                candidates={candidates}
                chosen={mayDecide ? chosen : null}
              />
              {left > 0 && (
                <p className="text-ink-muted border-t pt-2 text-sm">
                  {t('more', { shown: candidates.length, total: departures.total })}
                </p>
              )}
            </>
          )}
        </DialogBody>
        {mayDecide && departures && candidates.length > 0 ? (
          <DepartureActions
            processId={processId}
            candidateIds={chosen.ids}
            readsCandidates={departures.readsCandidates}
            onDecided={() => chosen.ids.length === departures.total && onClose()}
          />
        ) : (
          <DialogFooter className="border-t">
            <Button onClick={onClose}>{common('close')}</Button>
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** The rows with names, and what the ATS said since when. */
function useListed(waiting: Departures['waiting']): ListedCandidate[] {
  const t = useTranslations('ats.departures');
  const list = useTranslations('candidates');
  const format = useFormatter();
  return waiting.map(({ candidateId, ordinalNumber, firstName, lastName, departure, departedAt }) => {
    const name = [firstName, lastName].filter(Boolean).join(' ');
    return {
      candidateId,
      name: name ? `${ordinalNumber}. ${name}` : list('numbered', { number: ordinalNumber }),
      facts: t(`fact.${departure}`, { at: format.dateTime(new Date(departedAt), { dateStyle: 'medium' }) }),
    };
  });
}
