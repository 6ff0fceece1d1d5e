'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDayText } from '@/components/analysis/use-decision-text';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { Combobox } from '@/components/ui/combobox';
import { DateField } from '@/components/ui/date-field';
import { DialogForm } from '@/components/ui/dialog-form';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { SaveConflict } from '@/components/ui/save-conflict';
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
  /** What holds now, also after a colleague's change; null: of several, each with their own. */
  followUp: Pick<FollowUp, 'owner' | 'nextStep' | 'dueOn'> | null;
  /** Names what is typed. */
  keepAs: string;
  /** Whom it is about. */
  name: string;
  onDone?: (answer: SetFollowUpsAnswer) => void;
  onClose: () => void;
}

/** The next step and its day, as they are typed; `read` answers undefined where they are refused. */
function useNextStep(keepAs: string, { nextStep, dueOn }: Step) {
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
type Step = Pick<FollowUp, 'nextStep' | 'dueOn'>;

const isSame = (one: Step, other: Step): boolean => one.nextStep === other.nextStep && one.dueOn === other.dueOn;
const nobody = 'nobody';

/** Whose a candidate is, or several are, and what comes next by when; of several what is left empty stays as it is. */
export function FollowUpDialog({ processId, choice, followUp, keepAs, name, onDone, onClose }: FollowUpDialogProps) {
  const t = useTranslations('stages.followUp');
  const common = useTranslations('common');
  const users = useQuery(usersOfProcessQuery(processId));
  const [opened] = useState(followUp);
  /** The step that is replaced. */
  const [seen, setSeen] = useState<Step>(followUp ?? { nextStep: '', dueOn: null });
  const [isRefused, setIsRefused] = useState(false);
  const [ownerId, setOwnerId] = useState(opened?.owner?.userId ?? null);
  const [clears, setClears] = useState(false);
  const [isEmpty, setIsEmpty] = useState(false);
  const next = useNextStep(keepAs, opened ?? { nextStep: '', dueOn: null });
  const set = useSetFollowUps(processId);
  const offered = users.data ?? [];
  const owner = opened?.owner;
  const isOffered = !owner || offered.some(({ userId }) => userId === owner.userId);
  const people = usePersonOptions(isOffered ? offered : [owner, ...offered]);
  const options = opened ? people : [{ value: nobody, label: t('noOwner') }, ...people];
  /** What is sent; undefined: the fields are refused. */
  const read = (replaced: Step) => {
    const typed = clears ? null : next.read();
    if (typed === undefined) return undefined;
    if (!opened)
      return {
        ownerId: ownerId === nobody ? null : (ownerId ?? undefined),
        nextStep: clears ? null : (typed ?? undefined),
        replaces: undefined,
      };
    // What was not changed is not sent: somebody may have changed it meanwhile.
    const isSameStep = isSame({ nextStep: typed?.text ?? '', dueOn: typed?.dueOn ?? null }, replaced);
    return {
      ownerId: ownerId === (owner?.userId ?? null) ? undefined : ownerId,
      nextStep: isSameStep ? undefined : typed,
      replaces: isSameStep ? undefined : { text: replaced.nextStep, dueOn: replaced.dueOn },
    };
  };
  const close = (answer?: SetFollowUpsAnswer) => {
    next.forget();
    onClose();
    if (answer) onDone?.(answer);
  };
  const submit = (replaced: Step) => {
    setIsRefused(false);
    const change = read(replaced);
    if (!change) return;
    const { ownerId: owned, nextStep, replaces } = change;
    if (owned !== undefined || nextStep !== undefined) {
      const made = { choice, ownerId: owned, nextStep, replaces, name: opened ? name : undefined };
      set.mutate(made, {
        onSuccess: (answer) => {
          if (opened && answer.refused.some(({ reason }) => reason === 'CHANGED_MEANWHILE')) setIsRefused(true);
          else close(answer);
        },
      });
    } else if (opened) close();
    else setIsEmpty(true);
  };
  const theirs = isRefused && followUp && !isSame(followUp, seen) ? followUp : null;
  return (
    <DialogForm
      title={t('title')}
      description={opened ? name : t('ofSeveral', { name })}
      submitLabel={t('save')}
      loading={set.isPending}
      disabled={theirs !== null}
      onSubmit={() => submit(seen)}
      onClose={onClose}
      onDiscard={next.forget}
    >
      {theirs && (
        <StepConflict
          theirs={theirs}
          onLoad={() => {
            next.step.setText(theirs.nextStep);
            next.day.setText(theirs.dueOn ?? '');
            setSeen(theirs);
          }}
          onOverwrite={() => {
            setSeen(theirs);
            submit(theirs);
          }}
        />
      )}
      <FormField
        label={t('owner')}
        optionalLabel={common('optional')}
        error={isEmpty && ownerId === null ? t('nothingChosen') : undefined}
      >
        <Combobox
          label={t('owner')}
          placeholder={t(opened ? 'noOwner' : 'unchanged')}
          options={options}
          value={ownerId}
          onChange={setOwnerId}
          className="[&>button:first-child]:w-full"
        />
      </FormField>
      {!clears && <NextStepFields next={next} />}
      {!opened && <ToggleField label={t('clear')} value={clears} onChange={setClears} />}
    </DialogForm>
  );
}

/** A colleague has changed the step since it was opened. */
function StepConflict({
  theirs: { nextStep, dueOn },
  onLoad,
  onOverwrite,
}: {
  theirs: Step;
  onLoad: () => void;
  onOverwrite: () => void;
}) {
  const t = useTranslations('stages.followUp');
  const conflict = useTranslations('administration.model.conflict');
  const dayText = useDayText();
  const step = dueOn ? `${nextStep} (${dayText(dueOn)})` : nextStep;
  return (
    <SaveConflict
      text={nextStep ? t('conflict', { step }) : t('conflictNone')}
      load={{ label: conflict('load'), onChoose: onLoad }}
      overwrite={{ label: conflict('overwrite'), onChoose: onOverwrite }}
    />
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
