import { administrationPath } from '@/components/administration/administration-pages';
import type { TemplateId } from '@/lib/domain/message-schemas';

/** The address of a template of messages in Administration. */
export function templatePath({ kind, locale }: TemplateId): string {
  return `${administrationPath('message-templates')}/${kind}/${locale}`;
}
