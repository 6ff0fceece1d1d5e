'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { candidatePath } from '@/components/queries/candidates/candidate-queries';
import { DialogForm } from '@/components/ui/dialog-form';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { CallFailure } from './call-failure';
import { StartField } from './start-field';
import { initialSettings, TimeFields } from './time-fields';
import { TimesAtsNote } from './times-ats-note';
import { isOverlap, useTimesCall } from './use-times-call';

interface MoveDialogProps {
  candidate: Pick<CandidateDto, 'processId' | 'id'>;
  onClose: () => void;
}

/** Sets another time for a candidate's interview, or the first one. */
export function MoveDialog({ candidate: { processId, id }, onClose }: MoveDialogProps) {
  const t = useTranslations('interviewTimes.moveForm');
  const [settings, setSettings] = useState(initialSettings);
  const [start, setStart] = useState('');
  const [isTried, setIsTried] = useState(false);
  const move = useTimesCall(processId, onClose, true);
  const overlaps = isOverlap(move.error);
  const submit = () => {
    setIsTried(true);
    if (!start) return;
    const path = `${candidatePath(processId, id)}/interview-times`;
    move.mutate({ method: 'PUT', path, body: { start, ...settings, despiteOverlap: overlaps } });
  };
  return (
    <DialogForm
      title={t('title')}
      description={t('lead')}
      submitLabel={t(overlaps ? 'despite' : 'submit')}
      loading={move.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TimesAtsNote processId={processId} />
      <StartField
        value={start}
        isMissing={isTried && !start}
        onChange={(value) => {
          move.reset();
          setStart(value);
        }}
      />
      <TimeFields value={settings} onChange={setSettings} />
      <CallFailure error={move.error} />
    </DialogForm>
  );
}
