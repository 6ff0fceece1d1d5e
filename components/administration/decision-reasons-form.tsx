'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useKeptForm } from '@/components/kept-text/use-kept-form';
import { LeaveGuard } from '@/components/navigation/leave-guard';
import { useReportError } from '@/components/query/use-report-error';
import { Button } from '@/components/ui/button';
import { useFormResolver } from '@/components/ui/form-resolver';
import { SaveConflict } from '@/components/ui/save-conflict';
import { decisions } from '@/lib/domain/candidate-enums';
import { saveDecisionReasonsSchema, type DecisionReasons } from '@/lib/domain/candidate-review-schemas';
import { ApiError, apiAnswer } from '@/lib/http/browser/browser-client';
import { ReasonGroup, type ReasonsFormValues } from './decision-reason-group';

const reason = saveDecisionReasonsSchema.shape.items.element.omit({ decision: true });
const rules = z.object({ ADVANCE: z.array(reason), HOLD: z.array(reason), REJECT: z.array(reason) });

function readForm({ items }: DecisionReasons): ReasonsFormValues {
  const of = (decision: (typeof decisions)[number]) => items.filter((one) => one.decision === decision);
  return { ADVANCE: of('ADVANCE'), HOLD: of('HOLD'), REJECT: of('REJECT') };
}

interface DecisionReasonsFormProps {
  reasons: DecisionReasons;
  onSaved: (reasons: DecisionReasons) => void;
}

/** The reasons for decisions, in both languages: added, reworded, reordered and removed, then saved together. */
export function DecisionReasonsForm({ reasons: initial, onSaved }: DecisionReasonsFormProps) {
  const t = useTranslations('administration.reasons');
  const conflictTexts = useTranslations('administration.model.conflict');
  const reportError = useReportError();
  /** What the fields began with; a refetch changes neither. */
  const [reasons, setReasons] = useState(initial);
  const resolver = useFormResolver<ReasonsFormValues, z.output<typeof rules>>(rules);
  const form = useForm({ defaultValues: readForm(reasons), resolver });
  // Not over a later version: it would be overwritten unseen.
  useKeptForm(form, `decision-reasons.${reasons.version}`);
  const [conflict, setConflict] = useState(false);
  const take = (present: DecisionReasons) => {
    setConflict(false);
    setReasons(present);
    form.reset(readForm(present));
    onSaved(present);
  };
  const save = useMutation({
    mutationFn: ({ values, ifMatch }: { values: z.output<typeof rules>; ifMatch: string }) => {
      const items = decisions.flatMap((decision) => values[decision].map((one) => ({ ...one, decision })));
      const path = '/administration/decision-reasons';
      return apiAnswer<DecisionReasons>({ path, method: 'PUT', body: { items }, ifMatch });
    },
    meta: { errorBanner: false, successBanner: t('saved') },
    onSuccess: take,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'decision-reasons.changed') setConflict(true);
      else reportError(error);
    },
  });
  const load = useMutation({
    mutationFn: () => apiAnswer<DecisionReasons>({ path: '/decision-reasons' }),
    meta: { successBanner: false },
    onSuccess: take,
  });
  const submit = (ifMatch: string) => form.handleSubmit((values) => save.mutate({ values, ifMatch }));
  const { isDirty } = form.formState;
  return (
    <form noValidate onSubmit={submit(`"v${reasons.version}"`)} className="flex flex-col gap-6 px-4 pb-4">
      <LeaveGuard active={isDirty && !save.isPending} />
      <fieldset disabled={save.isPending} className="flex min-w-0 flex-col gap-6">
        {decisions.map((decision) => (
          <ReasonGroup key={decision} decision={decision} form={form} />
        ))}
      </fieldset>
      {conflict && (
        <SaveConflict
          text={t('conflict')}
          load={{ label: conflictTexts('load'), onChoose: () => load.mutate(), loading: load.isPending }}
          overwrite={{ label: conflictTexts('overwrite'), onChoose: () => void submit('*')() }}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={save.isPending}>
          {t('save')}
        </Button>
        {isDirty && <Button onClick={() => form.reset(readForm(reasons))}>{t('discard')}</Button>}
      </div>
    </form>
  );
}
