import { useTranslations } from 'next-intl';
import { FormField } from '@/components/ui/form-field';
import { NumberField } from '@/components/ui/number-field';
import { ToggleField } from '@/components/ui/toggle-field';
import { shortlistLimits } from '@/lib/shortlists/shortlist-limits';

const { max } = shortlistLimits.days;

export interface WantedLink {
  /** Null: not filled in. */
  days: number | null;
  withPin: boolean;
}

/** What a new link begins with. */
export const usualLink: WantedLink = { days: shortlistLimits.days.usual, withPin: false };

/** Whether a link can work for so many days. */
export function isDays(days: number | null): days is number {
  return days !== null && Number.isInteger(days) && days >= 1 && days <= max;
}

interface LinkFieldsProps {
  value: WantedLink;
  onChange: (value: WantedLink) => void;
  isTried: boolean;
}

/** For how long a link works, and whether a PIN is asked for. */
export function LinkFields({ value, onChange, isTried }: LinkFieldsProps) {
  const t = useTranslations('shortlists.form');
  return (
    <>
      <FormField label={t('days')} error={isTried && !isDays(value.days) ? t('daysError', { max }) : undefined}>
        <NumberField className="max-w-24" value={value.days} onChange={(days) => onChange({ ...value, days })} />
      </FormField>
      <ToggleField
        label={t('withPin')}
        hint={t('withPinHint')}
        value={value.withPin}
        onChange={(withPin) => onChange({ ...value, withPin })}
      />
    </>
  );
}
