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
import { ToggleField } from '@/components/ui/toggle-field';
import { usersOfProcessQuery } from '@/components/users/short-users';
import { usePersonOptions } from '@/components/users/use-person-options';
import { stageLimits } from '@/lib/domain/candidate-enums';
import type { CandidateChoice } from '@/lib/domain/candidate-review-schemas';
import type { SetFollowUpsAnswer } from '@/lib/domain/set-stages-schemas';
import type { FollowUp } from '@/lib/domain/stage-schemas';
import { isCalendarDay } from '@/lib/validation/calendar-day';
import { lastDayAhead } from '@/lib/validation/day-ahead';
import { useSetFollowUps } from './use-set-follow-ups';

interface FollowUpDialogProps {
  processId: string;
  choice: CandidateChoice;
  /** What holds now; null: of several, each with their own. */
  followUp: Pick<FollowUp, 'owner' | 'nextStep' | 'dueOn'> | null;
  /** Names what is typed. */
  keepAs: string;
  /** Whom it is about. */
  name: string;
  onDone?: (answer: SetFollowUpsAnswer) => void;
  onClose: () => void;
}

/** The next step and its day, as they are typed; `read` answers undefined where they are refused. */
function useNextStep(keepAs: string, { nextStep, dueOn }: Pick<FollowUp, 'nextStep' | 'dueOn'>) {
  const t = useTranslations('stages.followUp');
  const rules = useTranslations('validation');
  const step = useKeptText(`next-step.${keepAs}.${nextStep}`, nextStep);
  const day = useKeptText(`next-step-day.${keepAs}.${dueOn ?? ''}`, dueOn ?? '');
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

type NextStep = ReturnType<typeof useNextStep>;

const nobody = 'nobody';

/** Whose a candidate is, or several are, and what comes next by when; of several what is left empty stays as it is. */
export function FollowUpDialog({ processId, choice, followUp, keepAs, name, onDone, onClose }: FollowUpDialogProps) {
  const t = useTranslations('stages.followUp');
  const common = useTranslations('common');
  const users = useQuery(usersOfProcessQuery(processId));
  const [ownerId, setOwnerId] = useState(followUp?.owner?.userId ?? null);
  const [clears, setClears] = useState(false);
  const [isEmpty, setIsEmpty] = useState(false);
  const next = useNextStep(keepAs, followUp ?? { nextStep: '', dueOn: null });
  const set = useSetFollowUps(processId);
  const offered = users.data ?? [];
  const owner = followUp?.owner;
  const isOffered = !owner || offered.some(({ userId }) => userId === owner.userId);
  const people = usePersonOptions(isOffered ? offered : [owner, ...offered]);
  const options = followUp ? people : [{ value: nobody, label: t('noOwner') }, ...people];
  /** What is sent; undefined: the fields are refused. */
  const read = () => {
    const typed = clears ? null : next.read();
    if (typed === undefined) return undefined;
    if (!followUp)
      return {
        ownerId: ownerId === nobody ? null : (ownerId ?? undefined),
        nextStep: clears ? null : (typed ?? undefined),
      };
    // What was not changed is not sent: somebody may have changed it meanwhile.
    const isSameStep = (typed?.text ?? '') === followUp.nextStep && (typed?.dueOn ?? null) === followUp.dueOn;
    const isSameOwner = ownerId === (owner?.userId ?? null);
    return { ownerId: isSameOwner ? undefined : ownerId, nextStep: isSameStep ? undefined : typed };
  };
  const submit = () => {
    const change = read();
    if (!change) return;
    if (change.ownerId !== undefined || change.nextStep !== undefined) {
      const onSuccess = (answer: SetFollowUpsAnswer) => (next.forget(), onClose(), onDone?.(answer));
      set.mutate(
        { choice, ownerId: change.ownerId, nextStep: change.nextStep, name: followUp ? name : undefined },
        { onSuccess },
      );
    } else if (followUp) onClose();
    else setIsEmpty(true);
  };
  return (
    <DialogForm
      title={t('title')}
      description={followUp ? name : t('ofSeveral', { name })}
      submitLabel={t('save')}
      loading={set.isPending}
      onSubmit={submit}
      onClose={onClose}
      onDiscard={next.forget}
    >
      <FormField
        label={t('owner')}
        optionalLabel={common('optional')}
        error={isEmpty && ownerId === null ? t('nothingChosen') : undefined}
      >
        <Combobox
          label={t('owner')}
          placeholder={t(followUp ? 'noOwner' : 'unchanged')}
          options={options}
          value={ownerId}
          onChange={setOwnerId}
          className="[&>button:first-child]:w-full"
        />
      </FormField>
      {!clears && <NextStepFields next={next} />}
      {!followUp && <ToggleField label={t('clear')} value={clears} onChange={setClears} />}
    </DialogForm>
  );
}

function NextStepFields({ next: { step, day, errors } }: { next: NextStep }) {
  const t = useTranslations('stages.followUp');
  const common = useTranslations('common');
  return (
    <>
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
    </>
  );
}
