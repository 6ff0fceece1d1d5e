'use client';

import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { decisions } from '@/lib/domain/candidate-enums';
import { saveDecisionReasonsSchema, type DecisionReasons } from '@/lib/domain/candidate-review-schemas';
import { ReasonGroup, type ReasonsFormValues } from './decision-reason-group';
import { useVersionedForm } from './use-versioned-form';
import { VersionedForm } from './versioned-form';

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
  const common = useTranslations('administration.textRows');
  const versioned = useVersionedForm({
    initial,
    schema: rules,
    readForm,
    toBody: (checked) => ({
      items: decisions.flatMap((decision) => checked[decision].map((one) => ({ ...one, decision }))),
    }),
    path: '/administration/decision-reasons',
    loadPath: '/decision-reasons',
    keepAs: 'decision-reasons',
    conflictCode: 'decision-reasons.changed',
    savedText: t('saved'),
    onTaken: onSaved,
  });
  const { form, isSaving } = versioned;
  return (
    <VersionedForm
      versioned={versioned}
      className="flex flex-col gap-6 px-4 pb-4"
      texts={{ conflict: common('conflict'), save: t('save'), discard: common('discard') }}
    >
      <fieldset disabled={isSaving} className="flex min-w-0 flex-col gap-6">
        {decisions.map((decision) => (
          <ReasonGroup key={decision} decision={decision} form={form} />
        ))}
      </fieldset>
    </VersionedForm>
  );
}
