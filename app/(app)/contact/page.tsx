import { ContactDetails } from '@/components/page/contact-details';
import { env } from '@/lib/env';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('legal.contact.title');

export default function ContactPage() {
  return <ContactDetails email={env().SUPPORT_EMAIL} />;
}
