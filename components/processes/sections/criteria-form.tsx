'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { languageName } from '@/components/analysis/display-names';
import { useCurrentUser } from '@/components/users/current-user';
import { languagesBodySchema } from '@/lib/domain/process-edit-schemas';
import { languageInputSchema, requirementInputSchema, type ProcessDto } from '@/lib/domain/process-schemas';
import { CheckedRequirementEditor } from '@/components/processes/requirements/checked-requirement-editor';
import {
  addRequirements,
  isListed,
  toDraft,
  type RequirementDraft,
} from '@/components/processes/requirements/requirement-list';
import { RequirementProposals } from '@/components/processes/requirements/requirement-proposals';
import { addLanguages, hasLanguage } from './language-list';
import { LanguageEditor, type LanguageDraft } from './language-editor';
import { lawfulRequirements } from './lawful-form-rule';
import { withoutLostIds } from './list-rules';
import type { SectionDefinition, SectionRequest } from './section-definition';
import { entryDraftKey, isSame } from './section-draft';
import { SectionForm, type SectionProps } from './section-form';

interface CriteriaValues {
  languages: LanguageDraft[];
  requirementList: RequirementDraft[];
}

const keyed = { key: z.string() };
const rules = languagesBodySchema.extend({ requirementList: lawfulRequirements });
type Checked = z.output<typeof rules>;

/** The comparable content of the lists, without storage ids of languages. */
const comparable = ({ languages, requirementList }: Pick<ProcessDto, 'languages' | 'requirementList'> | Checked) => ({
  languages: languages.map(({ language, level, counted }) => [language, level, counted]),
  requirementList: requirementList.map(({ id, text, importance, necessity, shortName }) => [
    id,
    text,
    importance,
    necessity,
    shortName ?? null,
  ]),
});

/** Only changed lists are sent. */
function requests(checked: Checked, process: ProcessDto | null): SectionRequest[] {
  const [next, current] = [comparable(checked), process && comparable(process)];
  const { languages, requirementList } = checked;
  return [
    ...(isSame(next.languages, current?.languages) ? [] : [{ path: '/languages' as const, body: { languages } }]),
    ...(isSame(next.requirementList, current?.requirementList)
      ? []
      : [{ path: '/requirements' as const, body: { requirementList } }]),
  ];
}

const definition: SectionDefinition<CriteriaValues, Checked> = {
  key: 'criteria',
  shape: z.object({
    languages: z.array(languageInputSchema.extend({ ...keyed, language: z.string() })),
    requirementList: z.array(requirementInputSchema.extend({ ...keyed, text: z.string() })),
  }),
  rules,
  read: (process) => ({
    languages: (process?.languages ?? []).map(({ id, language, level, counted }) => ({
      key: id,
      id,
      language,
      level,
      counted,
    })),
    requirementList: (process?.requirementList ?? []).map(toDraft),
  }),
  requests,
  rebase: ({ languages, requirementList }, process) => ({
    languages: withoutLostIds(languages, process.languages),
    requirementList: withoutLostIds(requirementList, process.requirementList),
  }),
};

/** 6. Languages and requirements: the criteria. */
export function CriteriaForm(props: SectionProps) {
  const t = useTranslations('processSections');
  const requirement = useTranslations('processForm.requirement');
  const locale = useLocale();
  const { userId: owner } = useCurrentUser();
  const fieldTexts = [
    {
      name: 'languages',
      label: t('languages.title'),
      show: ({ languages }: CriteriaValues) =>
        languages
          .map(({ language, level, counted }) => {
            const name = `- ${languageName(language, locale)}, ${t(`languages.level.${level}`)}`;
            return counted ? name : `${name} (${t('languages.notCounted')})`;
          })
          .join('\n'),
    },
    {
      name: 'requirementList',
      label: requirement('label'),
      show: ({ requirementList }: CriteriaValues) =>
        requirementList
          .map(
            ({ text, necessity, importance }) =>
              `- ${text} (${requirement(`necessity.${necessity}`)}, ${requirement(`importance.${importance}`)})`,
          )
          .join('\n'),
    },
  ] as const;
  return (
    <SectionForm {...props} definition={definition} fieldTexts={fieldTexts}>
      {(form, { requirementList, languages }, process) => {
        const { errors } = form.formState;
        const description = process?.answer.requirements ?? '';
        return (
          <>
            <Controller
              control={form.control}
              name="languages"
              render={({ field }) => (
                <LanguageEditor
                  value={field.value}
                  onChange={field.onChange}
                  error={errors.languages?.message ?? errors.languages?.find?.((one) => one)?.language?.message}
                />
              )}
            />
            {description !== '' && (
              <RequirementProposals
                processId={process?.answer.id ?? null}
                description={description}
                isListed={({ text, language }) =>
                  language ? hasLanguage(languages, language) : isListed(requirementList, text)
                }
                onAccept={(proposals) => {
                  const requirements = proposals.filter(({ language }) => !language);
                  form.setValue('languages', addLanguages(languages, proposals));
                  form.setValue('requirementList', addRequirements(requirementList, requirements).list);
                }}
              />
            )}
            <Controller
              control={form.control}
              name="requirementList"
              render={({ field }) => (
                <CheckedRequirementEditor
                  processId={process?.answer.id ?? null}
                  value={field.value}
                  onChange={field.onChange}
                  error={errors.requirementList?.message}
                  errorAt={(index) => errors.requirementList?.[index]?.text?.message}
                  storageKey={entryDraftKey({ owner, processId: process?.answer.id ?? null, section: 'criteria' })}
                />
              )}
            />
          </>
        );
      }}
    </SectionForm>
  );
}
