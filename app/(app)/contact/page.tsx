import { LegalPage } from '@/components/page/legal-page';
import { env } from '@/lib/env';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('legal.contact.title');

export default function ContactPage() {
  return (
    <LegalPage id="contact" sections={['email', 'include', 'candidates']} values={{ email: env().SUPPORT_EMAIL }} />
  );
}
