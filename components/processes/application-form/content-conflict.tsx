import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { OwnVersion, type FieldText } from '@/components/processes/sections/own-version';
import { isSame } from '@/components/processes/sections/section-draft';
import { SaveConflict } from '@/components/ui/save-conflict';
import { readContent, type ContentValues, type useContentForm } from './use-content-form';

/** Each part of the content in words, to compare two versions. */
function useContentTexts(): FieldText<ContentValues>[] {
  const t = useTranslations('applicationForm');
  const questionText = ({ text, kind, choices }: ContentValues['questions'][number]) =>
    [`${text} (${t(`kind.${kind}`)})`, kind === 'CHOICE' && choices].filter(Boolean).join('\n');
  return [
    { name: 'title', label: t('content.heading'), show: ({ title }) => title },
    { name: 'description', label: t('content.description'), show: ({ description }) => description },
    { name: 'payRange', label: t('content.pay'), show: ({ payRange }) => payRange },
    { name: 'asksConsent', label: t('fact.consent'), show: ({ asksConsent }) => t(asksConsent ? 'asked' : 'notAsked') },
    {
      name: 'questions',
      label: t('fact.questions'),
      show: ({ questions }) => questions.map(questionText).join('\n'),
    },
  ];
}

type ContentForm = Pick<
  ReturnType<typeof useContentForm>,
  'form' | 'theirs' | 'own' | 'overwrite' | 'load' | 'discardOwn'
>;

/** What somebody else saved meanwhile beside what is typed, and after it was taken what was typed, to put back part by part. */
export function ContentConflict({ form, theirs, own, overwrite, load, discardOwn }: ContentForm) {
  const t = useTranslations('applicationForm.conflict');
  const words = useTranslations('administration.model.conflict');
  const texts = useContentTexts();
  const present = useWatch({ control: form.control }) as ContentValues;
  if (theirs) {
    const values = readContent(theirs);
    const different = texts.filter(({ name }) => !isSame(values[name], present[name]));
    return (
      <div className="flex flex-col gap-2">
        <SaveConflict
          text={t('text')}
          load={{ label: words('load'), onChoose: () => load(theirs) }}
          overwrite={{ label: words('overwrite'), onChoose: () => overwrite(theirs) }}
        />
        {different.length > 0 && (
          <section aria-label={t('theirs')} className="rounded-lg border px-3 py-2 text-sm">
            <h4 className="font-medium">{t('theirs')}</h4>
            <dl className="max-h-40 overflow-y-auto">
              {different.map(({ name, label, show }) => (
                <div key={name} className="mt-1">
                  <dt className="text-ink-muted">{label}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line">{show(values) || t('empty')}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    );
  }
  if (!own) return null;
  return (
    <OwnVersion
      fieldTexts={texts}
      ownVersion={own}
      present={present}
      onUse={(name) => form.setValue(name, own[name], { shouldDirty: true, shouldValidate: true })}
      onDiscard={discardOwn}
    />
  );
}
