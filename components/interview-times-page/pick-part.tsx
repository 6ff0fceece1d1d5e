'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { PagePart } from '@/components/candidate-page/page-part';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FieldNotes } from '@/components/ui/field-notes';
import type { TimesPageDto } from '@/lib/interview-times/times-schemas';
import { ownTimeZone, useTimeText } from './use-time-text';
import { useTheirTime } from './zone-note';

interface PickPartProps {
  page: TimesPageDto;
  loading: boolean;
  onPick: (slotId: string) => void;
  onDecline: () => void;
}

/** The times by day, as radio buttons of the browser, and the way to say that none suits. */
export function PickPart({ page, loading, onPick, onDecline }: PickPartProps) {
  const t = useTranslations('interviewTimesPage');
  const [chosen, setChosen] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isChange = page.event !== null;
  const picked = page.free.find(({ slotId }) => slotId === chosen);
  const title = t(isChange ? 'pick.another' : 'pick.title');
  const decline = page.state === 'OFFERED' && <Decline onDecline={onDecline} />;
  if (page.free.length === 0) {
    return (
      <PagePart title={title}>
        <p className="text-pretty">{t(isChange ? 'pick.noOther' : 'pick.none')}</p>
        {decline}
      </PagePart>
    );
  }
  return (
    <PagePart title={title} lead={t('pick.zone', { zone: ownTimeZone() })}>
      {page.state === 'DECLINED' && <p className="text-pretty">{t('stillPick')}</p>}
      <form
        noValidate
        className="flex w-full flex-col items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(!picked);
          if (picked && !loading) onPick(picked.slotId);
        }}
      >
        <Times page={page} title={title} chosen={chosen} onChoose={setChosen} isMissing={isTried && !picked} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" size="lg" loading={loading}>
            {t(isChange ? 'pick.actChange' : 'pick.act')}
          </Button>
          {decline}
        </div>
      </form>
    </PagePart>
  );
}

/** Says that no time suits, once it was asked whether it is meant. */
function Decline({ onDecline }: Pick<PickPartProps, 'onDecline'>) {
  const t = useTranslations('interviewTimesPage.pick');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="lg" onClick={() => setIsAsking(true)}>
        {t('decline')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('declineTitle')}
        confirmLabel={t('declineAct')}
        onConfirm={() => {
          setIsAsking(false);
          onDecline();
        }}
      >
        {t('declineLead')}
      </ConfirmDialog>
    </>
  );
}

interface TimesProps {
  page: TimesPageDto;
  title: string;
  chosen: string;
  onChoose: (slotId: string) => void;
  isMissing: boolean;
}

function Times({ page, title, chosen, onChoose, isMissing }: TimesProps) {
  const t = useTranslations('interviewTimesPage.pick');
  const id = useId();
  const text = useTimeText();
  const theirTime = useTheirTime();
  const times = page.free.map((slot) => ({ ...slot, ...text(slot, ownTimeZone()) }));
  const days = [...new Set(times.map(({ day }) => day))];
  return (
    <fieldset className="w-full" aria-describedby={isMissing ? `${id}-error` : undefined}>
      <legend className="sr-only">{title}</legend>
      <div className="flex flex-col gap-4">
        {days.map((day) => (
          <div key={day} role="group" aria-label={day}>
            <p aria-hidden="true" className="mb-1.5 font-medium first-letter:uppercase">
              {day}
            </p>
            <div className="grid gap-2 sm:grid-cols-2">
              {times
                .filter((time) => time.day === day)
                .map((time) => (
                  <label
                    key={time.slotId}
                    className="has-checked:border-accent has-checked:bg-selected hover:bg-hover flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border px-3 py-2"
                  >
                    <input
                      type="radio"
                      name={id}
                      value={time.slotId}
                      checked={chosen === time.slotId}
                      onChange={() => onChoose(time.slotId)}
                      className="accent-accent size-4 shrink-0"
                    />
                    <span className="min-w-0 tabular-nums">
                      {time.hours}
                      <span className="text-ink-muted block text-sm text-pretty wrap-anywhere empty:hidden">
                        {theirTime(time, page.timeZone)}
                      </span>
                    </span>
                  </label>
                ))}
            </div>
          </div>
        ))}
      </div>
      <FieldNotes id={id} error={isMissing ? t('missing') : undefined} />
    </fieldset>
  );
}
