'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateField } from '@/components/ui/date-field';
import { DialogForm } from '@/components/ui/dialog-form';
import { FormField } from '@/components/ui/form-field';
import { NativeSelect } from '@/components/ui/native-select';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { recordedNoticeWays, type NoticeWay } from '@/lib/domain/privacy-enums';
import { isCalendarDay, today } from '@/lib/validation/calendar-day';
import { usePrivacyCall } from './use-privacy-call';

interface NoticeDialogProps {
  candidate: Pick<CandidateDto, 'processId' | 'id'>;
  onClose: () => void;
}

/** Records when and how the candidate was told about their data. */
export function NoticeDialog({ candidate, onClose }: NoticeDialogProps) {
  const t = useTranslations('candidatePrivacy');
  const [on, setOn] = useState(today());
  const [way, setWay] = useState<NoticeWay>('EMAIL');
  const save = usePrivacyCall(candidate, onClose);
  const isDay = isCalendarDay(on.trim()) && on.trim() <= today();
  return (
    <DialogForm
      title={t('notice.change')}
      description={t('notice.lead')}
      submitLabel={t('save')}
      loading={save.isPending}
      onSubmit={() => isDay && save.mutate({ method: 'PUT', path: 'notice', body: { on: on.trim(), way } })}
      onClose={onClose}
    >
      <FormField label={t('notice.on')} error={isDay ? undefined : t('notice.noDay')}>
        <DateField value={on} max={today()} onChange={setOn} />
      </FormField>
      <FormField label={t('notice.way')}>
        <NativeSelect
          value={way}
          onChange={({ target }) => setWay(recordedNoticeWays.find((one) => one === target.value) ?? 'EMAIL')}
        >
          {recordedNoticeWays.map((one) => (
            <option key={one} value={one}>
              {t(`way.${one}`)}
            </option>
          ))}
        </NativeSelect>
      </FormField>
    </DialogForm>
  );
}
