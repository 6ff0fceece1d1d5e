import { useTranslations } from 'next-intl';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';

interface StartFieldProps {
  /** `YYYY-MM-DDTHH:MM`, or empty. */
  value: string;
  isMissing: boolean;
  onChange: (value: string) => void;
}

/** When one interview begins. */
export function StartField({ value, isMissing, onChange }: StartFieldProps) {
  const t = useTranslations('interviewTimes.moveForm');
  return (
    <FormField label={t('start')} error={isMissing ? t('missing') : undefined}>
      <Input type="datetime-local" value={value} onChange={({ target }) => onChange(target.value)} />
    </FormField>
  );
}
