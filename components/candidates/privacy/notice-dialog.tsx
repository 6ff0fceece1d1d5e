'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogForm } from '@/components/ui/dialog-form';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { NoticeWay } from '@/lib/domain/privacy-enums';
import { today } from '@/lib/validation/calendar-day';
import { isPastDay, ToldFields } from './told-fields';
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
  const isDay = isPastDay(on);
  return (
    <DialogForm
      title={t('notice.change')}
      description={t('notice.lead')}
      submitLabel={t('save')}
      loading={save.isPending}
      onSubmit={() => isDay && save.mutate({ method: 'PUT', path: 'notice', body: { on: on.trim(), way } })}
      onClose={onClose}
    >
      <ToldFields on={on} onDay={setOn} way={way} onWay={setWay} />
    </DialogForm>
  );
}
