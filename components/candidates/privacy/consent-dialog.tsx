'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateField } from '@/components/ui/date-field';
import { DialogForm } from '@/components/ui/dialog-form';
import { FormField } from '@/components/ui/form-field';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { isCalendarDay, today } from '@/lib/validation/calendar-day';
import { lastDayAhead } from '@/lib/validation/day-ahead';
import { usePrivacyCall } from './use-privacy-call';

interface ConsentDialogProps {
  candidate: Pick<CandidateDto, 'processId' | 'id'>;
  until: string | null;
  onClose: () => void;
}

const years = 3;

/** Records until when the candidate consents to future recruitment; empty: no longer. */
export function ConsentDialog({ candidate, until, onClose }: ConsentDialogProps) {
  const t = useTranslations('candidatePrivacy');
  const [day, setDay] = useState(until ?? '');
  const save = usePrivacyCall(candidate, onClose);
  const max = lastDayAhead(today(), years);
  const typed = day.trim();
  const isRight = typed === '' || (isCalendarDay(typed) && typed <= max);
  return (
    <DialogForm
      title={t('consent.change')}
      description={t('consent.lead')}
      submitLabel={t('save')}
      loading={save.isPending}
      onSubmit={() => isRight && save.mutate({ method: 'PUT', path: 'consent', body: { until: typed || null } })}
      onClose={onClose}
    >
      <FormField
        label={t('consent.day')}
        hint={t('consent.hint')}
        error={isRight ? undefined : t('consent.noDay', { years })}
      >
        <DateField value={day} max={max} onChange={setDay} />
      </FormField>
    </DialogForm>
  );
}
