import { notFound } from 'next/navigation';
import { TemplateEditor } from '@/components/administration/messages/template-editor';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { templateParams } from '@/lib/domain/message-schemas';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { getTemplate } from '@/lib/messages/get-template';

export const generateMetadata = titleMetadata('administration.pageTitle.message-templates');

/** A template of messages to candidates in a language. */
export default async function MessageTemplatePage({ params }: { params: Promise<Record<string, string>> }) {
  const actor = await requirePagePermission('administration');
  const id = templateParams.safeParse(await params);
  if (!id.success) notFound();
  return <TemplateEditor template={await getTemplate(actor, id.data)} />;
}
