'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useFieldArray } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { mostRules } from '@/lib/domain/retention/retention-enums';
import { presetNames, rulePresets } from '@/lib/domain/retention/rule-presets';
import { saveRulesSchema, type RetentionRules } from '@/lib/domain/retention/rule-schemas';
import { useVersionedForm } from '../use-versioned-form';
import { VersionedForm } from '../versioned-form';
import { RuleFields } from './rule-fields';
import type { RulesFormValues } from './rules-form-values';

const path = '/administration/retention-rules';
const readForm = ({ rules }: RetentionRules): RulesFormValues => ({
  rules: rules.map(({ activeSince: _activeSince, ...rule }) => rule),
});

/** How long candidates are kept: rules that are added, changed, reordered and removed, then saved together. */
export function RulesForm({ initial }: { initial: RetentionRules }) {
  const t = useTranslations('retention.rules');
  const router = useRouter();
  const versioned = useVersionedForm({
    initial,
    schema: saveRulesSchema,
    readForm,
    path,
    keepAs: 'retention-rules',
    conflictCode: 'retention.rules-changed',
    savedText: t('saved'),
    // The preview below follows from the rules.
    onTaken: () => router.refresh(),
  });
  const { form, saved } = versioned;
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: 'rules', keyName: 'key' });
  return (
    <VersionedForm
      versioned={versioned}
      className="flex flex-col gap-4"
      texts={{ conflict: t('conflict'), save: t('save'), discard: t('discard') }}
    >
      {fields.length === 0 && <p className="text-ink-muted">{t('none')}</p>}
      <ol className="flex flex-col gap-4">
        {fields.map((field, index) => (
          <RuleFields
            key={field.key}
            form={form}
            index={index}
            activeSince={saved.rules.find(({ ruleId }) => ruleId === field.ruleId)?.activeSince ?? null}
            onUp={index > 0 ? () => move(index, index - 1) : null}
            onDown={index + 1 < fields.length ? () => move(index, index + 1) : null}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {fields.length < mostRules && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-ink-muted text-sm">{t('add')}</span>
          {presetNames.map((name) => {
            const { processStatuses, decisions, ...preset } = rulePresets[name];
            const rule = { ...preset, processStatuses: [...processStatuses], decisions: [...decisions] };
            return (
              <Button key={name} size="sm" onClick={() => append({ ...rule, name: t(`preset.${name}`) })}>
                <Plus aria-hidden="true" />
                {t(`preset.${name}`)}
              </Button>
            );
          })}
        </div>
      )}
    </VersionedForm>
  );
}
