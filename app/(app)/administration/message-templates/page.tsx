import { MessageSettingsSection } from '@/components/administration/messages/message-settings-section';
import { TemplateList } from '@/components/administration/messages/template-list';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { getMessageSettings } from '@/lib/messages/message-settings';
import { listTemplates } from '@/lib/messages/list-templates';

export const generateMetadata = titleMetadata('administration.pageTitle.message-templates');

/** The templates of messages to candidates. */
export default async function MessageTemplatesPage() {
  const actor = await requirePagePermission('administration');
  const [{ items }, settings] = await Promise.all([listTemplates(actor), getMessageSettings(actor)]);
  return (
    <div className="flex flex-col gap-4">
      <TemplateList templates={items} />
      <MessageSettingsSection initial={settings} />
    </div>
  );
}
