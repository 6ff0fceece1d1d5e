import { useTranslations } from 'next-intl';
import { FieldGroup } from '@/components/ui/field-group';
import { RadioField } from '@/components/ui/radio-field';
import { ProcessChoice, type ChosenProcess } from './process-choice';

interface TokenReachProps {
  /** Null: all. */
  processes: ChosenProcess[] | null;
  onChange: (processes: ChosenProcess[] | null) => void;
  error: string | undefined;
}

/** All processes, or only those that are chosen. */
export function TokenReach({ processes, onChange, error }: TokenReachProps) {
  const t = useTranslations('apiTokens.create');
  const options = [
    { value: 'ALL', label: t('all') },
    { value: 'CHOSEN', label: t('chosen') },
  ] as const;
  return (
    <>
      <FieldGroup label={t('processes')}>
        <RadioField
          options={options}
          value={processes ? 'CHOSEN' : 'ALL'}
          onChange={(reach) => onChange(reach === 'CHOSEN' ? [] : null)}
        />
      </FieldGroup>
      {processes && <ProcessChoice chosen={processes} error={error} onChange={onChange} />}
    </>
  );
}
