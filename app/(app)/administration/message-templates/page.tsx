import { TemplateList } from '@/components/administration/messages/template-list';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { listTemplates } from '@/lib/messages/list-templates';

export const generateMetadata = titleMetadata('administration.pageTitle.message-templates');

/** The templates of messages to candidates. */
export default async function MessageTemplatesPage() {
  const actor = await requirePagePermission('administration');
  const { items } = await listTemplates(actor);
  return <TemplateList templates={items} />;
}
