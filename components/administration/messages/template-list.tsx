import { useTranslations } from 'next-intl';
import { messageKinds } from '@/lib/domain/message-enums';
import type { TemplateList as Templates } from '@/lib/domain/message-schemas';
import { TextList } from '../text-list';
import { templatePath } from './template-path';

/** The templates in both languages, and whose text of each holds. */
export function TemplateList({ templates }: { templates: Templates['items'] }) {
  const t = useTranslations('messages');
  const textsOf = (kind: (typeof messageKinds)[number]) =>
    templates
      .filter((template) => template.kind === kind)
      .map((template) => {
        const name = t(`templates.inLanguage.${template.locale}`);
        return {
          locale: template.locale,
          href: templatePath(template),
          name,
          fullName: `${name}: ${t(`kind.${kind}`)}`,
          state: template.isDefault ? t('templates.default') : t('templates.own', { version: template.version }),
        };
      });
  const kinds = messageKinds.map((kind) => ({ kind, name: t(`kind.${kind}`), texts: textsOf(kind) }));
  return <TextList id="templates" title={t('templates.title')} intro={t('templates.intro')} kinds={kinds} />;
}
