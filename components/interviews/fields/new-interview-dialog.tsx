'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { RadioField } from '@/components/ui/radio-field';
import { locales, toLocale } from '@/lib/i18n/locale';
import { interviewFocuses, interviewLengths, questionCounts } from '@/lib/interviews/enums';
import type { CreateSimulationInput } from '@/lib/interviews/simulation-schemas';
import { createSimulation, interviewKeys, type CandidatePlace } from './interview-queries';
import { simulationHref } from './simulation-href';

type Choices = Required<CreateSimulationInput>;

interface ChoiceProps<Value extends string> {
  label: string;
  options: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  list?: boolean;
}

function Choice<Value extends string>({ label, list = false, ...field }: ChoiceProps<Value>) {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="font-medium" aria-hidden="true">
        {label}
      </span>
      <RadioField aria-label={label} variant={list ? 'list' : 'segments'} {...field} />
    </div>
  );
}

interface NewInterviewDialogProps {
  place: CandidatePlace;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for language, length and focus, and leads to the new simulation. */
export function NewInterviewDialog({ place, open, onOpenChange }: NewInterviewDialogProps) {
  const t = useTranslations('interviewSimulation.new');
  const router = useRouter();
  const client = useQueryClient();
  const locale = toLocale(useLocale());
  const [choices, setChoices] = useState<Choices>({ locale, length: 'STANDARD', focus: 'ALL' });
  const create = useMutation({
    mutationFn: () => createSimulation(place, choices),
    meta: { successBanner: false },
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: interviewKeys.list(place) });
      router.push(simulationHref({ ...place, interviewSimulationId: id }));
    },
  });
  const change = (part: Partial<Choices>) => setChoices({ ...choices, ...part });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!create.isPending && !create.isSuccess) create.mutate();
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t('title')} description={t('lead')}>
        <form onSubmit={submit} className="flex min-h-0 flex-col">
          <DialogBody className="flex flex-col gap-4">
            <Choice
              label={t('language')}
              options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
              value={choices.locale}
              onChange={(value) => change({ locale: value })}
            />
            <Choice
              label={t('length')}
              options={interviewLengths.map((value) => ({
                value,
                label: t(`lengths.${value}`, { count: questionCounts[value] }),
              }))}
              value={choices.length}
              onChange={(value) => change({ length: value })}
              list
            />
            <Choice
              label={t('focus')}
              options={interviewFocuses.map((value) => ({ value, label: t(`focuses.${value}`) }))}
              value={choices.focus}
              onChange={(value) => change({ focus: value })}
              list
            />
          </DialogBody>
          <DialogFooter>
            <Button type="submit" variant="primary" loading={create.isPending || create.isSuccess}>
              {t('create')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
