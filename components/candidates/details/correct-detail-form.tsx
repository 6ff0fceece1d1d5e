'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { DialogForm } from '@/components/ui/dialog-form';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { DetailField } from '@/lib/domain/detail-enums';
import { correctDetailSchema, detailKeys, detailsSchema, type Details } from '@/lib/domain/detail-schemas';
import { checkFields } from '@/lib/validation/field-errors';
import { detailInputs } from './detail-inputs';
import { useCorrectDetail } from './use-correct-detail';

interface CorrectDetailFormProps {
  candidate: CandidateDto;
  field: DetailField;
  onClose: () => void;
}

/** A field's value as it is sent: what is empty is null. */
function valueOf(field: DetailField, details: Details) {
  const keys: readonly (keyof Details)[] = detailKeys[field];
  const isEmpty = (key: keyof Details): boolean =>
    key === 'expectedPay' ? details.expectedPay?.minor === 0 : String(details[key] ?? '').trim() === '';
  return Object.fromEntries(keys.map((key) => [key, key !== 'languages' && isEmpty(key) ? null : details[key]]));
}

/** Kept by another version of the product it may be something else. */
function readKeptDetails(text: string): Details | null {
  return detailsSchema.safeParse(JSON.parse(text)).data ?? null;
}

/** Asks for what a field of the candidate should say. */
export function CorrectDetailForm({ candidate, field, onClose }: CorrectDetailFormProps) {
  const t = useTranslations('candidateDetails.correct');
  const validation = useTranslations('validation');
  // As it was when the form was opened: what somebody else corrects meanwhile is a conflict.
  const [replaces] = useState(
    () => candidate.detailCorrections.find((one) => one.field === field)?.correctionId ?? null,
  );
  const [initial] = useState<Details>(() => detailsSchema.parse(candidate));
  const kept = useKeptText(`detail.${candidate.id}.${field}.${replaces ?? ''}`, JSON.stringify(initial));
  const details = readKeptDetails(kept.text) ?? initial;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const correct = useCorrectDetail(candidate, () => {
    kept.forget();
    onClose();
  });
  const Inputs = detailInputs[field];
  const submit = () => {
    const typed = { field, value: valueOf(field, details), replaces };
    const { data, fields } = checkFields(correctDetailSchema, typed);
    if (fields === null) return correct.mutate({ correct: data });
    const below = fields.map(
      ({ path, code, values }) => [path.replace(/^value\./, ''), validation(code, values)] as const,
    );
    return setErrors(Object.fromEntries(below.toReversed()));
  };
  return (
    <DialogForm
      title={t('act', { field: t(`field.${field}`) })}
      description={t('lead')}
      submitLabel={t('save')}
      loading={correct.isPending}
      onSubmit={submit}
      onClose={onClose}
      onDiscard={kept.forget}
    >
      <Inputs
        details={details}
        errors={errors}
        onChange={(change) => {
          kept.setText(JSON.stringify({ ...details, ...change }));
          setErrors({});
        }}
      />
    </DialogForm>
  );
}
