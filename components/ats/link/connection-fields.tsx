'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { atsQueries } from '@/components/ats/queries/ats-queries';
import { FieldGroup } from '@/components/ui/field-group';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { RadioField } from '@/components/ui/radio-field';
import type { UsableConnection } from '@/lib/ats/schemas';
import type { LinkValues } from './link-values';
import { RecruitmentSearch } from './recruitment-search';

interface ConnectionFieldsProps {
  connections: UsableConnection[];
  /** The chosen one. */
  connection: UsableConnection | null;
  values: LinkValues;
  /** Why the recruitment is refused. */
  error: string | undefined;
  onChange: (next: Partial<LinkValues>) => void;
}

/** The connection, the recruitment in it and what sending does there; without a connection only the ATS ID. */
export function ConnectionFields({ connections, connection, values, error, onChange }: ConnectionFieldsProps) {
  const t = useTranslations('ats.link');
  const common = useTranslations('common');
  const providers = useTranslations('ats.provider');
  const chooseConnection = (connectionId: string) => {
    const chosen = connections.find((one) => one.connectionId === connectionId);
    const targetKind = chosen?.capabilities?.targets[0] ?? 'STAGE';
    // Without a connection the id would no longer lead anywhere.
    const kept = chosen ? {} : { externalProcessId: '' };
    onChange({ connectionId, targetKind, target: '', targetName: null, ...kept });
  };
  return (
    <>
      <FormField
        label={t('connection')}
        hint={connections.length === 0 ? t('noConnections') : connection && !connection.usable ? t('unusable') : ''}
      >
        <NativeSelect value={values.connectionId} onChange={({ target }) => chooseConnection(target.value)}>
          <option value="">{t('none')}</option>
          {connections.map(({ connectionId, name, provider }) => (
            <option key={connectionId} value={connectionId}>
              {t('connectionName', { name, provider: providers(`${provider}.name`) })}
            </option>
          ))}
        </NativeSelect>
      </FormField>
      {connection ? (
        <>
          {connection.reads ? (
            <RecruitmentSearch
              key={connection.connectionId}
              connectionId={connection.connectionId}
              value={values.externalProcessId}
              error={error}
              onChange={(externalProcessId) => onChange({ externalProcessId, target: '', targetName: null })}
            />
          ) : (
            <FormField label={t('recruitment')} hint={t('recruitmentTyped')} error={error} className="max-w-md">
              <Input
                autoComplete="off"
                maxLength={100}
                spellCheck={false}
                value={values.externalProcessId}
                onChange={({ target }) => onChange({ externalProcessId: target.value })}
              />
            </FormField>
          )}
          <TargetFields connection={connection} values={values} onChange={onChange} />
        </>
      ) : (
        <FormField label={t('atsId')} optionalLabel={common('optional')} hint={t('atsIdHint')} className="max-w-md">
          <Input
            autoComplete="off"
            maxLength={100}
            spellCheck={false}
            value={values.externalProcessId}
            onChange={({ target }) => onChange({ externalProcessId: target.value })}
          />
        </FormField>
      )}
    </>
  );
}

interface TargetFieldsProps extends Pick<ConnectionFieldsProps, 'values' | 'onChange'> {
  connection: UsableConnection;
}

/** What 'Selected by AI' is in the ATS. */
function TargetFields({ connection, values, onChange }: TargetFieldsProps) {
  const t = useTranslations('ats.link');
  const targets = connection.capabilities?.targets ?? [];
  if (targets.length === 0) return <p className="text-ink-muted text-pretty">{t('noTargets')}</p>;
  const { targetKind, target } = values;
  return (
    <>
      <FieldGroup label={t('selected')} hint={t(`kindHint.${targetKind}`)}>
        <RadioField
          variant="segments"
          options={targets.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          value={targetKind}
          onChange={(kind) => onChange({ targetKind: kind, target: '', targetName: null })}
        />
      </FieldGroup>
      {targetKind === 'STAGE' && (
        <StageField connectionId={connection.connectionId} values={values} onChange={onChange} />
      )}
      {(targetKind === 'TAG' || targetKind === 'NOTE') && (
        <FormField label={t(`text.${targetKind}`)}>
          <Input
            autoComplete="off"
            maxLength={targetKind === 'TAG' ? 100 : 500}
            value={target}
            onChange={(event) => onChange({ target: event.target.value })}
          />
        </FormField>
      )}
    </>
  );
}

interface StageFieldProps extends Pick<ConnectionFieldsProps, 'values' | 'onChange'> {
  connectionId: string;
}

function StageField({ connectionId, values: { externalProcessId, target, targetName }, onChange }: StageFieldProps) {
  const t = useTranslations('ats.link');
  const query = useQuery({
    ...atsQueries.stages(connectionId, externalProcessId),
    enabled: externalProcessId !== '',
  });
  const stages = query.data?.items ?? [];
  // The saved one stays in sight while the ATS has not answered, and when it is no longer there.
  const missing = target !== '' && !stages.some(({ id }) => id === target);
  const hint = () => {
    if (externalProcessId === '') return t('chooseRecruitmentFirst');
    return query.isFetching ? t('loadingStages') : '';
  };
  return (
    <FormField label={t('stage')} hint={hint()} error={query.error?.message || undefined}>
      <NativeSelect
        value={target}
        disabled={externalProcessId === ''}
        onChange={(event) => {
          const stage = stages.find(({ id }) => id === event.target.value);
          onChange({ target: stage?.id ?? '', targetName: stage?.name ?? null });
        }}
      >
        <option value="">{t('noStage')}</option>
        {missing && <option value={target}>{targetName ?? target}</option>}
        {stages.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </FormField>
  );
}
