import { LegalPage } from '@/components/page/legal-page';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('legal.privacy.title');

export default function PrivacyPage() {
  return <LegalPage id="privacy" sections={['data', 'purpose', 'judging', 'cookies', 'rights']} />;
}
