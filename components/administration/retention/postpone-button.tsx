'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePeopleAction } from '@/components/administration/people/use-people-action';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { DialogForm } from '@/components/ui/dialog-form';
import { FormField } from '@/components/ui/form-field';
import { useRequiredReason } from '@/components/ui/reason-dialog';
import { ReasonField } from '@/components/ui/reason-field';
import { longestHoldReason } from '@/lib/domain/retention/retention-enums';
import { apiRequest } from '@/lib/http/browser/browser-client';
import { daysLater, isCalendarDay, today } from '@/lib/validation/calendar-day';

interface PostponeProps {
  processId: string;
  /** Without one all of the process are kept. */
  candidateId?: string;
  /** Of the candidate or the process. */
  name: string;
  /** When they would go. */
  day: string;
  whole?: boolean;
}

function PostponeDialog({ processId, candidateId, name, day, onClose }: PostponeProps & { onClose: () => void }) {
  const t = useTranslations('retention.postpone');
  const validation = useTranslations('validation');
  const [until, setUntil] = useState(daysLater(day, 30));
  const [isChecked, setIsChecked] = useState(false);
  const { reason, check, field, forget } = useRequiredReason(`postpone.${candidateId ?? processId}`);
  const postpone = usePeopleAction({
    send: () =>
      apiRequest({
        path: `/processes/${processId}/retention-holds`,
        method: 'POST',
        body: { until, reason, ...(candidateId ? { candidateId } : {}) },
      }),
    done: t('done', { name }),
    onDone: () => {
      forget();
      onClose();
    },
  });
  const isDay = isCalendarDay(until) && until > today();
  return (
    <DialogForm
      title={t('title')}
      description={name}
      submitLabel={t('confirm')}
      loading={postpone.isPending}
      onDiscard={forget}
      onClose={onClose}
      onSubmit={() => {
        setIsChecked(true);
        if (check() && isDay) postpone.mutate();
      }}
    >
      <FormField label={t('until')} error={isChecked && !isDay ? validation('date-in-past') : undefined}>
        <DateField value={until} onChange={setUntil} min={today()} />
      </FormField>
      <ReasonField label={t('reason')} hint={t('hint')} maxLength={longestHoldReason} {...field} />
    </DialogForm>
  );
}

/** Keeps a candidate, or all of a process, longer than the rules say. */
export function PostponeButton(props: PostponeProps) {
  const t = useTranslations('retention.postpone');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t(props.whole ? 'actForProcess' : 'actFor', { name: props.name })}
        onClick={() => setIsOpen(true)}
      >
        {t(props.whole ? 'actProcess' : 'act')}
      </Button>
      {isOpen && <PostponeDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
