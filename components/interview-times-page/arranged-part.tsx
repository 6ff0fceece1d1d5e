'use client';

import { useMutation } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { PagePart } from '@/components/candidate-page/page-part';
import { saveResponse } from '@/components/candidate-page/save-response';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { publicRequest } from '@/lib/http/browser/public-call';
import { toLocale } from '@/lib/i18n/locale';
import type { TimesPageDto } from '@/lib/interview-times/times-schemas';
import { ownTimeZone, useTimeText } from './use-time-text';
import { ZoneNote } from './zone-note';

interface ArrangedPartProps {
  page: TimesPageDto;
  event: NonNullable<TimesPageDto['event']>;
  token: string;
  loading: boolean;
  isChanging: boolean;
  /** Opens the other times, or closes them. */
  onChange: () => void;
  onDecline: () => void;
}

/** The time that is arranged: to the calendar, change, cancel. */
export function ArrangedPart({ page, event, token, loading, isChanging, onChange, onDecline }: ArrangedPartProps) {
  const t = useTranslations('interviewTimesPage');
  const locale = toLocale(useLocale());
  const text = useTimeText();
  const [isAsking, setIsAsking] = useState(false);
  const download = useMutation({
    mutationFn: async () =>
      saveResponse(await publicRequest('/interview-times/calendar', { token, locale }), 'interview.ics'),
    meta: { successBanner: false, errorBanner: false },
  });
  const { day, hours } = text(event, ownTimeZone());
  return (
    <PagePart title={t('arranged.title')}>
      <p className="text-lg font-medium text-balance first-letter:uppercase">
        <time dateTime={event.startsAt}>{day}</time>, {hours}
      </p>
      <ZoneNote event={event} timeZone={page.timeZone} />
      {page.hasBegun ? (
        <p className="text-pretty">{t('arranged.begun')}</p>
      ) : (
        page.byMail && <p className="text-ink-muted text-pretty">{t('arranged.mailed')}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button loading={download.isPending} onClick={() => download.mutate()}>
          <CalendarPlus aria-hidden="true" />
          {t('arranged.calendar')}
        </Button>
        {!page.hasBegun && (
          <>
            <Button aria-expanded={isChanging} onClick={onChange}>
              {t(isChanging ? 'arranged.keep' : 'arranged.change')}
            </Button>
            <Button variant="ghost" loading={loading} onClick={() => setIsAsking(true)}>
              {t('arranged.cancel')}
            </Button>
          </>
        )}
      </div>
      {download.error && <p role="alert">{t('network')}</p>}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('arranged.cancelTitle')}
        confirmLabel={t('arranged.cancel')}
        cancelLabel={t('arranged.keep')}
        danger
        onConfirm={() => {
          setIsAsking(false);
          onDecline();
        }}
      >
        {t('arranged.cancelLead')}
      </ConfirmDialog>
    </PagePart>
  );
}
