'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { Combobox } from '@/components/ui/combobox';
import { DateField } from '@/components/ui/date-field';
import { DialogForm } from '@/components/ui/dialog-form';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { usersOfProcessQuery } from '@/components/users/short-users';
import { usePersonOptions } from '@/components/users/use-person-options';
import { stageLimits } from '@/lib/domain/candidate-enums';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { isCalendarDay } from '@/lib/validation/calendar-day';
import { lastDayAhead } from '@/lib/validation/day-ahead';
import { useChangeFollowUp } from './use-change-follow-up';

interface FollowUpDialogProps {
  candidate: Pick<CandidateDto, 'id' | 'processId' | 'followUp'>;
  name: string;
  onClose: () => void;
}

/** The next step and its day, as they are typed; `read` answers undefined where they are refused. */
function useNextStep(candidateId: string, { nextStep, dueOn }: CandidateDto['followUp']) {
  const t = useTranslations('stages.followUp');
  const rules = useTranslations('validation');
  const step = useKeptText(`next-step.${candidateId}.${nextStep}`, nextStep);
  const day = useKeptText(`next-step-day.${candidateId}.${dueOn ?? ''}`, dueOn ?? '');
  const [wasRead, setWasRead] = useState(false);
  const [text, due] = [step.text.trim(), day.text.trim()];
  const dayProblem = (): string | undefined => {
    if (due === '') return undefined;
    if (!isCalendarDay(due)) return rules('date');
    return due > lastDayAhead() ? rules('date-max', { max: lastDayAhead() }) : undefined;
  };
  const stepProblem = due !== '' && text === '' ? t('dayNeedsStep') : undefined;
  const read = () => {
    setWasRead(true);
    if (dayProblem() ?? stepProblem) return undefined;
    return text === '' ? null : { text, dueOn: due || null };
  };
  const forget = () => {
    step.forget();
    day.forget();
  };
  const errors = wasRead ? { step: stepProblem, day: dayProblem() } : { step: undefined, day: undefined };
  return { step, day, errors, read, forget };
}

/** Whose a candidate is, and what comes next by when. */
export function FollowUpDialog({ candidate, name, onClose }: FollowUpDialogProps) {
  const t = useTranslations('stages.followUp');
  const common = useTranslations('common');
  const { followUp, processId } = candidate;
  const users = useQuery(usersOfProcessQuery(processId));
  const [ownerId, setOwnerId] = useState(followUp.owner?.userId ?? null);
  const { step, day, errors, read, forget } = useNextStep(candidate.id, followUp);
  const change = useChangeFollowUp(candidate, name);
  const offered = users.data ?? [];
  const known = followUp.owner && !offered.some(({ userId }) => userId === followUp.owner?.userId);
  const people = known && followUp.owner ? [followUp.owner, ...offered] : offered;
  const options = usePersonOptions(people);
  const submit = () => {
    const nextStep = read();
    if (nextStep === undefined) return;
    const done = { onSuccess: () => (forget(), onClose()) };
    // What was not changed is not sent: somebody may have changed it meanwhile.
    const isSameStep = (nextStep?.text ?? '') === followUp.nextStep && (nextStep?.dueOn ?? null) === followUp.dueOn;
    const isSameOwner = ownerId === (followUp.owner?.userId ?? null);
    change.mutate({ nextStep: isSameStep ? undefined : nextStep, ownerId: isSameOwner ? undefined : ownerId }, done);
  };
  return (
    <DialogForm
      title={t('title')}
      description={name}
      submitLabel={t('save')}
      loading={change.isPending}
      onSubmit={submit}
      onClose={onClose}
      onDiscard={forget}
    >
      <FormField label={t('owner')} optionalLabel={common('optional')}>
        <Combobox
          label={t('owner')}
          placeholder={t('noOwner')}
          options={options}
          value={ownerId}
          onChange={setOwnerId}
          className="[&>button:first-child]:w-full"
        />
      </FormField>
      <FormField label={t('nextStep')} optionalLabel={common('optional')} hint={t('nextStepHint')} error={errors.step}>
        <Input
          value={step.text}
          maxLength={stageLimits.nextStep}
          autoComplete="off"
          onChange={(event) => step.setText(event.target.value)}
        />
      </FormField>
      <FormField label={t('day')} optionalLabel={common('optional')} error={errors.day}>
        <DateField value={day.text} onChange={day.setText} max={lastDayAhead()} />
      </FormField>
    </DialogForm>
  );
}
