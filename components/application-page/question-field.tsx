import { useTranslations } from 'next-intl';
import { FieldGroup } from '@/components/ui/field-group';
import { FormField } from '@/components/ui/form-field';
import { RadioField } from '@/components/ui/radio-field';
import { Textarea } from '@/components/ui/textarea';
import type { FormQuestion } from '@/lib/application-form/form-schemas';
import { formLimits, yesOrNo } from '@/lib/domain/application-enums';

interface QuestionFieldProps {
  question: FormQuestion;
  /** Empty: not answered. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A question of the form, answered in words or by choosing. */
export function QuestionField({ question, value, error, onChange }: QuestionFieldProps) {
  const t = useTranslations('applicationPage');
  const { text, kind, required, choices } = question;
  const hint = required ? undefined : t('optional');
  if (kind === 'TEXT') {
    return (
      <FormField label={text} hint={hint} error={error}>
        <Textarea
          rows={3}
          maxLength={formLimits.answer}
          required={required}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </FormField>
    );
  }
  const options =
    kind === 'YES_NO'
      ? yesOrNo.map((one) => ({ value: one as string, label: t(`answer.${one}`) }))
      : choices.map((one) => ({ value: one, label: one }));
  return (
    <FieldGroup label={text} hint={hint} error={error}>
      <RadioField options={options} value={value} required={required} onChange={onChange} />
    </FieldGroup>
  );
}
