import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { messageKinds } from '@/lib/domain/message-enums';
import type { TemplateList as Templates } from '@/lib/domain/message-schemas';
import { templatePath } from './template-path';

/** The templates in both languages, and whose text of each holds. */
export function TemplateList({ templates }: { templates: Templates['items'] }) {
  const t = useTranslations('messages');
  return (
    <section aria-labelledby="templates-title" className="bg-surface overflow-hidden rounded-lg border">
      <header className="px-4 pt-3 pb-4">
        <h2 id="templates-title" className="font-medium">
          {t('templates.title')}
        </h2>
        <p className="text-ink-muted mt-1 max-w-3xl text-sm text-pretty">{t('templates.intro')}</p>
      </header>
      <ul>
        {messageKinds.map((kind) => (
          <li key={kind} className="border-t px-4 py-3">
            <h3 className="font-medium">{t(`kind.${kind}`)}</h3>
            <ul className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
              {templates
                .filter((template) => template.kind === kind)
                .map((template) => (
                  <li key={template.locale}>
                    <Link
                      href={templatePath(template)}
                      prefetch={false}
                      aria-label={`${t(`templates.inLanguage.${template.locale}`)}: ${t(`kind.${kind}`)}`}
                      className="text-accent-ink inline-block rounded-sm underline underline-offset-2 first-letter:uppercase"
                    >
                      {t(`templates.inLanguage.${template.locale}`)}
                    </Link>
                    <span className="text-ink-muted block text-sm">
                      {template.isDefault ? t('templates.default') : t('templates.own', { version: template.version })}
                    </span>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
