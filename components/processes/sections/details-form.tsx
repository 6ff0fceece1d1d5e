'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { engineNames, measuredEngines } from '@/lib/domain/model-enums';
import { updateProcessSchema } from '@/lib/domain/process-edit-schemas';
import { externalRecruitmentIdSchema } from '@/lib/domain/process-schemas';
import { whenFilled } from '@/lib/validation/text';
import { PositionTitleNote } from '@/components/processes/requirements/position-title-note';
import { useReportError } from '@/components/query/use-report-error';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { SectionDefinition } from './section-definition';
import { SectionForm, type SectionProps } from './section-form';

interface DetailsValues {
  name: string;
  externalRecruitmentId: string;
  /** Empty: what the deployment is set to. */
  engine: string;
}

const rules = updateProcessSchema
  .pick({ name: true })
  .required()
  .extend({ externalRecruitmentId: whenFilled(externalRecruitmentIdSchema), engine: whenFilled(z.enum(engineNames)) });

const definition: SectionDefinition<DetailsValues, z.output<typeof rules>> = {
  key: 'details',
  shape: z.object({ name: z.string(), externalRecruitmentId: z.string(), engine: z.string() }),
  rules,
  read: (process) => ({
    name: process?.name ?? '',
    externalRecruitmentId: process?.externalRecruitmentId ?? '',
    engine: process?.engine ?? '',
  }),
  requests: (body) => [{ path: '', body }],
};

/** 1. Recruitment details: name and external ID, checked while typing. */
export function DetailsForm(props: SectionProps) {
  const t = useTranslations('processSections.details');
  const common = useTranslations('common');
  const engines = useTranslations('analysis.engine');
  const engineText = (value: string) => t(`engine.${engineNames.find((name) => name === value) ?? 'default'}`);
  const fieldTexts = [
    { name: 'name', label: t('name'), show: ({ name }: DetailsValues) => name },
    { name: 'externalRecruitmentId', label: t('id'), show: (values: DetailsValues) => values.externalRecruitmentId },
    { name: 'engine', label: t('engine.label'), show: ({ engine }: DetailsValues) => engineText(engine) },
  ] as const;
  return (
    <SectionForm {...props} definition={definition} fieldTexts={fieldTexts}>
      {(form, values, process) => (
        <>
          <div>
            <FormField label={t('name')} error={form.formState.errors.name?.message}>
              <Input placeholder={t('namePlaceholder')} autoComplete="off" maxLength={200} {...form.register('name')} />
            </FormField>
            <PositionTitleNote
              title={values.name}
              onUse={(better) => form.setValue('name', better, { shouldValidate: true })}
            />
          </div>
          <IdField
            label={t('id')}
            optionalLabel={common('optional')}
            hint={t('idHint')}
            error={form.formState.errors.externalRecruitmentId?.message}
            typed={values.externalRecruitmentId}
            own={process?.answer.externalRecruitmentId ?? null}
            processId={process?.answer.id ?? null}
            input={form.register('externalRecruitmentId')}
          />
          <FormField
            label={t('engine.label')}
            hint={`${engines('byRules', measuredEngines)} ${t('engine.hint')}`}
            error={form.formState.errors.engine?.message}
          >
            <NativeSelect {...form.register('engine')}>
              {['', ...engineNames].map((engine) => (
                <option key={engine} value={engine}>
                  {engineText(engine)}
                </option>
              ))}
            </NativeSelect>
          </FormField>
        </>
      )}
    </SectionForm>
  );
}

interface IdFieldProps {
  label: string;
  optionalLabel: string;
  hint: string;
  error: string | undefined;
  typed: string;
  /** The process's current ID, which is never taken. */
  own: string | null;
  processId: string | null;
  input: object;
}

function IdField({ label, optionalLabel, hint, error, typed, own, processId, input }: IdFieldProps) {
  const t = useTranslations('processSections.details');
  const validation = useTranslations('validation');
  const state = useIdCheck(typed.trim() === own ? '' : typed.trim(), processId);
  return (
    <div>
      <FormField
        label={label}
        optionalLabel={optionalLabel}
        hint={hint}
        error={error ?? (state === 'taken' ? validation('external-id-taken') : undefined)}
        className="max-w-md"
      >
        <Input autoComplete="off" maxLength={100} spellCheck={false} {...input} />
      </FormField>
      <p role="status" className="text-ink-muted min-h-5 text-sm">
        {(state === 'checking' || state === 'free') && t(`check.${state}`)}
      </p>
    </div>
  );
}

const debounceMs = 400;

type IdState = 'unknown' | 'checking' | 'free' | 'taken';

/**
 * Debounced check whether an external recruitment ID is free; stale responses are ignored. Saving has the final say.
 *
 * @param id trimmed; empty: no check
 * @param processId the edited process, whose own ID is allowed
 */
function useIdCheck(id: string, processId: string | null): IdState {
  const [answer, setAnswer] = useState<{ id: string; state: IdState }>({ id: '', state: 'unknown' });
  const reportError = useReportError();
  useEffect(() => {
    if (id === '') return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      setAnswer({ id, state: 'checking' });
      const except = processId ? `?excludeProcessId=${processId}` : '';
      apiAnswer<{ available: boolean }>({
        path: `/processes/check-ext-recruitment-id/${encodeURIComponent(id)}${except}`,
        signal: stop.signal,
      }).then(
        ({ available }) => setAnswer({ id, state: available ? 'free' : 'taken' }),
        // Unknown after an error.
        (error: unknown) => {
          reportError(error, stop.signal.aborted);
          setAnswer((now) => (now.id === id ? { id, state: 'unknown' } : now));
        },
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [id, processId, reportError]);
  return answer.id === id ? answer.state : 'unknown';
}
